import SwiftUI
import TestSupport
import Testing

@testable import Charts

@MainActor struct ChartTests {
  private func frame(_ content: some ChartContent) -> ChartFrame {
    composer(content).frame()
  }

  private func composer(_ content: some ChartContent) -> ChartComposer {
    let marks = MarkStacker(calendar: Calendar(identifier: .gregorian)).stacked(
      _ChartCollector.marks(of: content))
    let resolver = _ViewResolver(environment: EnvironmentValues(session: LayoutProbe.makeSession()))
    return ChartComposer(
      marks: marks, settings: ChartSettings(), size: CGSize(width: 300, height: 120),
      resolver: resolver, origin: { .zero })
  }

  @Test func `bars are stacked in their band and as high as their values`() throws {
    let names = ["a", "b", "a"]
    let bars = composer(
      ForEach(0..<3) { index in
        BarMark(x: .value("name", names[index]), y: .value("value", index + 1))
      })
    let frame = bars.frame()
    #expect(frame.x.domain == .band(["a", "b"]) && frame.y.domain == .numbers(0, 4))
    let drawing = PlotDrawing(
      marks: bars.marks, x: frame.x.scale, y: frame.y.scale, size: frame.plot.size,
      styles: StyleScale(), calendar: Calendar(identifier: .gregorian), measure: { _ in .zero })
    let rects = bars.marks.compactMap { drawing.rect($0) }
    let unit = frame.plot.height / 4
    #expect(rects.map { ($0.height / unit).rounded() } == [1, 2, 3])
    #expect(rects[2].midX == rects[0].midX && abs(rects[2].maxY - rects[0].minY) < 0.01)
    #expect(drawing.views().count == 3)
  }

  @Test func `a bar that fills a unit of the calendar stands in its middle`() {
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    let frame = frame(BarMark(x: .value("day", noon, unit: .day), y: .value("value", 1)))
    #expect(frame.x.domain == .dates(0, 86_400))
  }

  @Test func `the labels of the axes stand beside and below the plot`() {
    let frame = frame(
      ForEach(0..<5) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10)) })
    #expect(frame.plot.minX == 0 && frame.plot.maxX < 300 && frame.plot.maxY < 120)
    let labels = frame.y.entries.filter { $0.label != nil }
    #expect(labels.compactMap(\.value.datum.number) == [0, 10, 20, 30, 40])
  }

  @Test(
    arguments: [
      (7 * 86_400.0, 7, DateStep(.day)), (86_400, 5, DateStep(.hour, 6)),
      (365 * 86_400, 5, DateStep(.month, 3)),
    ] as [(Double, Int, DateStep)])
  func `dates are marked at units of the calendar`(
    length: Double, intervals: Int, step: DateStep
  ) {
    #expect(DateStep(length: length, intervals: intervals) == step)
  }
}
