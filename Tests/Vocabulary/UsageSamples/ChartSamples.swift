import Charts
import SwiftUI

private struct Point: Identifiable {
  let id: Int
  var value: Double { Double(id * id) }
}

private let points = (1...4).map(Point.init)

extension Samples {
  @MainActor mutating func addCharts() {
    drawn("Chart() {}") { Chart { BarMark(x: .value("x", 1), y: .value("y", 2)) } }
    drawn("Chart(_) {}") { Chart(points) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) } }
    drawn("BarMark(x:, y:)") { Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) } }
    drawn("BarMark(x:, y:, width:, stacking:)") {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 2), width: .fixed(4), stacking: .standard) }
    }
    drawn("BarMark(x:, yStart:, yEnd:)") {
      Chart { BarMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 3)) }
    }
    drawn("LineMark(x:, y:)") {
      Chart(points) {
        LineMark(x: .value("x", $0.id), y: .value("y", $0.value))
          .interpolationMethod(.catmullRom).lineStyle(StrokeStyle(lineWidth: 2)).symbol(.circle)
      }
    }
    drawn("PointMark(x:, y:)") {
      Chart(points) {
        PointMark(x: .value("x", $0.id), y: .value("y", $0.value)).symbolSize(20)
          .foregroundStyle(by: .value("kind", "a"))
      }
      .chartLegend(.hidden).chartXScale(domain: 0...5).chartYScale(domain: 0...20)
    }
    drawn("RuleMark(y:)") { Chart { RuleMark(y: .value("y", 3)) } }
    drawn("SectorMark(angle:, innerRadius:)") {
      Chart(points) { SectorMark(angle: .value("v", $0.value), innerRadius: .ratio(0.5)) }
    }
    drawn("AxisMarks(values:) {}") {
      Chart(points) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        .chartXAxis {
          AxisMarks(values: [1, 2]) {
            AxisGridLine()
            AxisTick()
            AxisValueLabel()
          }
        }
        .chartYAxis(.hidden)
    }
  }
}
