import SwiftUI
import Testing

@testable import Charts

@MainActor struct PlotFunctionTests {
  private struct Sale: Sendable {
    let day: Int
    let sum: Double
    let city: String
  }

  private let sales = [
    Sale(day: 1, sum: 2, city: "a"), Sale(day: 2, sum: 4, city: "b"),
  ]

  @Test func `plots make a mark of every element`() {
    let plot = BarPlot(sales, x: .value("day", \.day), y: .value("sum", \.sum))
      .foregroundStyle(by: .value("city", \.city))
    let marks = _ChartCollector.marks(of: plot)
    #expect(marks.map { $0.y.single?.datum.number } == [2, 4])
    #expect(marks.map { $0.look.styleBy?.name } == ["a", "b"])
    let line = _ChartCollector.marks(
      of: LinePlot(sales, x: .value("day", \.day), y: .value("sum", \.sum)))
    #expect(line.map(\.kind) == [.line, .line])
  }

  @Test func `functions are drawn across the data, with gaps where they have no value`() {
    let content = Plot {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 8), y: .value("y", 0))
      LinePlot(x: "x", y: "y") { $0 < 4 ? .nan : $0 * 2 }.foregroundStyle(.red)
    }
    let lines = _ChartCollector.marks(of: content).filter { $0.kind == .line }
    let numbers = lines.compactMap { $0.x.single?.datum.number }
    #expect(numbers.first == 4 && numbers.last == 8)
    #expect(lines.last?.y.single?.datum.number == 16 && lines.last?.look.style != nil)
    let asked = _ChartCollector.marks(
      of: AreaPlot(x: "x", y: "y", domain: 1...2) { $0 }, across: 0...10)
    #expect(asked.first?.x.single?.datum.number == 1 && asked.last?.x.single?.datum.number == 2)
  }
}
