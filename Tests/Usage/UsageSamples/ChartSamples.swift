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
    drawn("Chart(_) {}") {
      Chart(points) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
    }
    drawn("BarMark(x:, y:)") { Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) } }
    drawn("BarMark(x:, y:, width:, stacking:)") {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 2), width: .fixed(4), stacking: .standard)
      }
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

  @MainActor mutating func addChartModifiers() {
    let bars = Chart(points) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
    drawn("chartLegend(_)") { bars.chartLegend(.hidden) }
    drawn("chartXScale(domain:)") { bars.chartXScale(domain: 0...5) }
    drawn("chartXScale(range:)") { bars.chartXScale(range: .plotDimension(padding: 4)) }
    drawn("chartYScale(domain:)") { bars.chartYScale(domain: 0...20) }
    drawn("chartYScale(range:)") { bars.chartYScale(range: .plotDimension(padding: 4)) }
    drawn("chartYAxis(_)") { bars.chartYAxis(.hidden) }
    drawn("chartYAxis() {}") { bars.chartYAxis { AxisMarks() } }
    drawn("chartXAxis() {}") { bars.chartXAxis { AxisMarks() } }
    drawn("chartBackground() {}") { bars.chartBackground { _ in Color.red } }
    drawn("chartOverlay() {}") { bars.chartOverlay { _ in Color.red } }
    drawn("chartForegroundStyleScale(_)") {
      Chart(points) {
        BarMark(x: .value("x", $0.id), y: .value("y", $0.value))
          .foregroundStyle(by: .value("kind", "a"))
      }
      .chartForegroundStyleScale(["a": Color.red])
    }
    drawn("foregroundStyle(by:)") {
      Chart(points) {
        BarMark(x: .value("x", $0.id), y: .value("y", $0.value))
          .foregroundStyle(by: .value("kind", "\($0.id)"))
      }
    }
    let line = { (point: Point) in
      LineMark(x: .value("x", point.id), y: .value("y", point.value))
    }
    drawn("interpolationMethod(_)") {
      Chart(points) { line($0).interpolationMethod(.catmullRom) }
    }
    drawn("lineStyle(_)") { Chart(points) { line($0).lineStyle(StrokeStyle(lineWidth: 1)) } }
    drawn("symbol(_)") { Chart(points) { line($0).symbol(.circle) } }
    drawn("symbol() {}") { Chart(points) { line($0).symbol { Circle().frame(width: 4) } } }
    drawn("symbolSize(_)") { Chart(points) { line($0).symbol(.circle).symbolSize(9) } }
    drawn("RuleMark(x:, yStart:)") {
      Chart { RuleMark(x: .value("x", 1), yStart: .value("y", 0), yEnd: .value("y", 2)) }
    }
    drawn("BarMark(x:, yStart:, width:)") {
      Chart {
        BarMark(
          x: .value("x", 1), yStart: .value("y", 0), yEnd: .value("y", 2), width: .ratio(0.5))
      }
    }
  }

  @MainActor mutating func addChartAxes() {
    let bars = Chart(points) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
    drawn("AxisMarks() {}") { bars.chartXAxis { AxisMarks { AxisGridLine() } } }
    drawn("AxisGridLine()") { bars.chartXAxis { AxisMarks { AxisGridLine() } } }
    drawn("AxisGridLine(stroke:)") {
      bars.chartXAxis { AxisMarks { AxisGridLine(stroke: StrokeStyle(lineWidth: 1)) } }
    }
    drawn("AxisTick()") { bars.chartXAxis { AxisMarks { AxisTick() } } }
    drawn("AxisTick(stroke:)") {
      bars.chartXAxis { AxisMarks { AxisTick(stroke: StrokeStyle(lineWidth: 1)) } }
    }
    drawn("AxisValueLabel()") { bars.chartXAxis { AxisMarks { AxisValueLabel() } } }
    drawn("AxisValueLabel() {}") {
      bars.chartXAxis { AxisMarks { _ in AxisValueLabel { Text("a") } } }
    }
    drawn("AxisValueLabel(format:)") {
      bars.chartYAxis { AxisMarks { AxisValueLabel(format: Decimal.FormatStyle()) } }
    }
    drawn("AxisMarks(position:) {}") {
      bars.chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
    }
    drawn("AxisMarks(preset:, values:)") {
      bars.chartXAxis { AxisMarks(preset: .aligned, values: .automatic(desiredCount: 3)) }
    }
    drawn("AxisMarks(format:, preset:, values:)") {
      bars.chartYAxis {
        AxisMarks(format: Decimal.FormatStyle(), preset: .inset, values: .automatic)
      }
    }
    declared(
      "@AxisContentBuilder", "@ChartContentBuilder", "AxisContent", "AxisMarkPreset",
      "AxisMarkValues", "ChartContent", "ChartProxy")
  }
}

/// Marks made elsewhere.
@ChartContentBuilder private func marks(_ proxy: ChartProxy? = nil) -> some ChartContent {
  RuleMark(y: .value("y", 2))
}

/// An axis made elsewhere.
@AxisContentBuilder private func axis(
  _ preset: AxisMarkPreset, _ values: AxisMarkValues
) -> some AxisContent {
  AxisMarks(preset: preset, values: values)
}
