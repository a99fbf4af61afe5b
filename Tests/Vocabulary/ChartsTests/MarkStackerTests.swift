import SwiftUI
import Testing

@testable import Charts

@MainActor struct MarkStackerTests {
  private func spans(_ stacking: MarkStackingMethod, _ values: [Double]) -> [[Double]] {
    let content = ForEach(0..<values.count) {
      BarMark(x: .value("x", "a"), y: .value("y", values[$0]), stacking: stacking)
    }
    return MarkStacker(calendar: ChartProbe.calendar).stacked(_ChartCollector.marks(of: content))
      .map { $0.y.values.compactMap(\.datum.number) }
  }

  @Test func `bars of a position stand on each other`() {
    #expect(spans(.standard, [1, 3]) == [[0, 1], [1, 4]])
    #expect(spans(.standard, [1, -3, 2]) == [[0, 1], [0, -3], [1, 3]])
    #expect(spans(.normalized, [1, 3]) == [[0, 0.25], [0.25, 1]])
    #expect(spans(.center, [1, 3]) == [[-2, -1], [-1, 2]])
    #expect(spans(.unstacked, [1, 3]) == [[0, 1], [0, 3]])
  }

  @Test func `the last bar of a stack ends it`() {
    let content = ForEach(0..<4) {
      BarMark(x: .value("x", $0 % 2 == 0 ? "a" : "b"), y: .value("y", $0 + 1))
    }
    let marks = MarkStacker(calendar: ChartProbe.calendar).stacked(
      _ChartCollector.marks(of: content))
    #expect(marks.map(\.endsStack) == [false, false, true, true])
  }
}
