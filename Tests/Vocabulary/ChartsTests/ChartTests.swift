import DiagnosticRecords
import Foundation
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

@testable import Charts

@MainActor struct ChartTests {
  private let pair = ForEach(["a", "b"], id: \.self) {
    BarMark(x: .value("x", $0), y: .value("y", 2)).foregroundStyle(by: .value("name", $0))
  }

  @Test func `a legend takes its room from the chart`() throws {
    let probe = LayoutProbe(
      Chart { pair }.chartOverlay { _ in Color.clear.accessibilityIdentifier("chart") }
        .frame(width: 200, height: 100), width: 200, height: 100)
    let chart = try #require(probe.frame("chart"))
    #expect(chart.minY == 0 && chart.width == 200)
    // A line of the second caption and 8 points.
    #expect(abs(chart.height - (100 - 8 - 13)) < 1)
    let hidden = LayoutProbe(
      Chart { pair }.chartLegend(.hidden)
        .chartOverlay { _ in Color.clear.accessibilityIdentifier("chart") }
        .frame(width: 200, height: 100), width: 200, height: 100)
    #expect(hidden.frame("chart")?.height == 100)
  }

  @Test func `a proxy knows where the values lie`() throws {
    var position: CGPoint?
    var value: Double?
    var frame: CGRect?
    let chart = Chart {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 10), y: .value("y", 10))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let _ = position = proxy.position(for: (x: 5, y: 10))
        let _ = value = proxy.value(atX: 50)
        let _ = frame = proxy.plotFrame.map { geometry[$0] }
        Color.clear
      }
    }
    _ = LayoutProbe(chart.frame(width: 200, height: 100), width: 200, height: 100)
    #expect(position == CGPoint(x: 100, y: 0) && value == 2.5)
    #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  /// Shapes are drawn unchanged in a placeholder
  /// (Facts/redaction.md#placeholder-look), and no public
  /// picture of a redacted chart shows its marks otherwise.
  @Test func `a placeholder hides the words of a chart and keeps its marks`() {
    func drawn(_ view: some View) -> (texts: Int, marks: Int) {
      let probe = LayoutProbe(view, width: 200, height: 100)
      var painter = Painter(grid: probe.session.inputs.grid)
      painter.paint(probe.root)
      var rest = painter.items[...]
      var (texts, marks) = (0, 0)
      while let item = rest.popFirst() {
        switch item {
        case .text: texts += 1
        case .fill(_, .color(let color), _, _) where color.blue > 0.9 && color.red < 0.1: marks += 1
        case .group(let group): rest += group.children
        default: break
        }
      }
      return (texts, marks)
    }
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 2))
      BarMark(x: .value("x", "b"), y: .value("y", 3))
    }
    let (open, hidden) = (drawn(chart), drawn(chart.redacted(reason: .placeholder)))
    #expect(open.texts > 2 && open.marks == 2)
    #expect(hidden.texts == 0 && hidden.marks == 2)
  }

  @Test func `what has no position on a logarithmic scale is said`() {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 0)) }
    let linear = LayoutProbe(chart, width: 200, height: 100)
    #expect(linear.session.outcome.diagnostics.isEmpty)
    let log = LayoutProbe(chart.chartYScale(type: .log), width: 200, height: 100)
    #expect(log.session.outcome.diagnostics.map(\.rule) == ["chart-value-without-position"])
  }

  @Test func `pieces of a chart may be missing`() {
    let isShown = false
    let content = Plot {
      PointMark(x: .value("x", 1), y: .value("y", 0))
      if isShown { PointMark(x: .value("x", 2), y: .value("y", 0)) }
      if let number = Int("3") { RuleMark(y: .value("y", number)) }
    }
    #expect(_ChartCollector.marks(of: content).map(\.kind) == [.point, .rule])
  }

  @Test func `marks that mask others have a say in the scales`() {
    let chart = ChartProbe(
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1)).mask {
        AreaMark(x: .value("x", 0), y: .value("y", 12))
        AreaMark(x: .value("x", 1), y: .value("y", 7))
      })
    #expect(chart.frame.y.domain == .numbers(0, 15))
  }
}
