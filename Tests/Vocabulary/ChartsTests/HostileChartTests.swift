import Charts
import DiagnosticRecords
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// Values that no scale has a position for.
@MainActor struct HostileChartTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func `a value without a position is left out, and said`(_ value: Double) {
    let chart = Chart {
      LineMark(x: .value("x", 1), y: .value("y", value))
      LineMark(x: .value("x", 2), y: .value("y", 4)).foregroundStyle(.foreground)
      SectorMark(angle: .value("a", value))
    }
    let probe = LayoutProbe(chart, width: 170, height: 170)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    let messages = probe.session.outcome.diagnostics.map(\.message)
    #expect(messages.contains("A value of Chart has numbers that nothing can be drawn with."))
    #expect(painter.nodes.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
  }

  @Test func `bins of absurd numbers have an end`() {
    #expect(NumberBins(range: 0...Double.greatestFiniteMagnitude, count: .max).count <= 10_000)
    #expect(NumberBins(size: 1e-300, range: 0.0...1e300).count <= 10_000)
    #expect(NumberBins(data: [.nan, 1, .infinity]).count >= 1)
    #expect(DateBins(unit: .day, by: .max, data: [Date(timeIntervalSince1970: .nan)]).isEmpty)
  }
}
