import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor struct PlotDrawingTests {
  @Test func `bars take seven tenths of their category`() {
    let chart = ChartProbe.bare(
      ForEach(0..<3) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1)) })
    #expect(
      chart.rects.map(rounded) == [
        CGRect(x: 15, y: 80, width: 70, height: 40), CGRect(x: 115, y: 40, width: 70, height: 80),
        CGRect(x: 215, y: 0, width: 70, height: 120),
      ])
  }

  @Test func `bars of a day stand in its middle`() {
    let chart = ChartProbe.bare(
      ForEach(1..<4) {
        BarMark(x: .value("x", june($0, hour: 13), unit: .day), y: .value("y", 1))
      })
    #expect(chart.rects.map { $0.midX.rounded() } == [50, 150, 250])
    #expect(chart.rects.allSatisfy { abs($0.width - 70) < 0.01 })
  }

  @Test func `bars at numbers share the plot and hang over its ends`() {
    let chart = ChartProbe.bare(
      ForEach(0..<3) { BarMark(x: .value("x", $0), y: .value("y", 1)) })
    #expect(chart.rects.map(\.midX) == [0, 150, 300])
    #expect(chart.rects.allSatisfy { abs($0.width - 70) < 0.01 })
  }

  @Test func `bars beside each other share seven tenths of their room`() {
    let chart = ChartProbe.bare(
      ForEach(["a", "b"], id: \.self) {
        BarMark(x: .value("x", "day"), y: .value("y", 1)).position(by: .value("city", $0))
      })
    #expect(chart.rects.map(\.midX).map { $0.rounded() } == [98, 203])
    #expect(chart.rects.allSatisfy { abs($0.width - 73.5) < 0.01 })
  }

  @Test func `widths are points, parts or what an inset leaves`() {
    let widths: [MarkDimension] = [.fixed(8), .ratio(0.5), .inset(10), 12]
    let chart = ChartProbe.bare(
      ForEach(0..<4) {
        BarMark(x: .value("x", "\($0)"), y: .value("y", 1), width: widths[$0])
      }, width: 400)
    #expect(chart.rects.map { $0.width.rounded() } == [8, 50, 80, 12])
  }

  @Test func `lying bars leave room for their names`() {
    let chart = ChartProbe(
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", 5), y: .value("y", $0)) })
    let inset = chart.frame.y.insetLength
    let band = chart.frame.plot.height / 2
    #expect(chart.frame.y.isInset && inset > 10 && chart.frame.plot.maxX == 300)
    #expect(chart.rects.allSatisfy { abs($0.height - (band - inset) * 0.7) < 0.01 })
    // The first category is the upper one.
    #expect(abs(chart.rects[0].midY - (band + inset) / 2) < 0.01)
  }

  @Test func `a bar of a range fills it`() {
    let chart = ChartProbe.bare(BarMark(x: .value("x", 2..<4), y: .value("y", 1))) {
      $0.x.scale = (0...4)._request
    }
    #expect(chart.rects.map(rounded) == [CGRect(x: 150.5, y: 0, width: 149, height: 120)])
  }

  @Test func `lines and areas pass through their values`() {
    let lines = ChartProbe.bare(
      ForEach([0, 4, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) })
    #expect(lines.points == [CGPoint(x: 0, y: 120), CGPoint(x: 300, y: 0), CGPoint(x: 150, y: 60)])
    let area = ChartProbe.bare(
      ForEach(0..<2) {
        AreaMark(x: .value("x", $0), yStart: .value("y", $0 + 1), yEnd: .value("y", 4))
      })
    #expect(area.marks.compactMap { area.drawing.edge($0)?.0.y } == [90, 60])
    #expect(area.points.map(\.y) == [0, 0])
  }

  @Test func `points lie at their values and move by their offset`() {
    let chart = ChartProbe.bare(
      PointMark(x: .value("x", 1), y: .value("y", 2)).offset(x: 5, y: -3)
    ) { ($0.x.scale, $0.y.scale) = ((0...2)._request, (0...4)._request) }
    #expect(chart.points == [CGPoint(x: 155, y: 57)])
    let look = MarkStyling(settings: ChartSettings(), channels: MarkChannels(chart.marks))
    let frame = chart.drawing.symbolFrame(chart.marks[0], at: chart.points[0], look)
    #expect(frame == CGRect(x: 151, y: 53, width: 8, height: 8))
  }

  @Test func `rules cross the plot or a part of it`() {
    let across = ChartProbe.bare(RuleMark(y: .value("y", 3))) { $0.y.scale = (0...4)._request }
    #expect(across.rects == [CGRect(x: 0, y: 30, width: 300, height: 0)])
    let part = ChartProbe.bare(
      RuleMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 3))
    ) { ($0.x.scale, $0.y.scale) = ((0...2)._request, (0...4)._request) }
    #expect(part.rects == [CGRect(x: 150, y: 30, width: 0, height: 60)])
  }

  @Test func `rectangles fill their categories or lie between values`() {
    let map = ChartProbe.bare(
      ForEach(0..<4) {
        RectangleMark(x: .value("x", "\($0 % 2)"), y: .value("y", "\($0 / 2)"))
      })
    #expect(
      map.rects == [
        CGRect(x: 0, y: 0, width: 150, height: 60), CGRect(x: 150, y: 0, width: 150, height: 60),
        CGRect(x: 0, y: 60, width: 150, height: 60), CGRect(x: 150, y: 60, width: 150, height: 60),
      ])
    let between = ChartProbe.bare(
      RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2))
    ) { $0.x.scale = (0...4)._request }
    #expect(between.rects == [CGRect(x: 75, y: 0, width: 75, height: 120)])
  }

  @Test func `slices share the whole turn and leave gaps`() throws {
    let pie = ChartProbe.bare(
      ForEach([1, 3], id: \.self) { SectorMark(angle: .value("angle", $0)) }, width: 100,
      height: 100)
    var turns = SectorTurns(pie.marks)
    #expect(pie.marks.compactMap { turns.next($0) } == [0...0.25, 0.25...1])
    let outline = SectorOutline(
      middle: CGPoint(x: 50, y: 50), outer: 50, inner: 20, part: 0...0.25, inset: 0, radius: 0)
    let box = outline.path.boundingRect
    // The first quarter, clockwise from the top.
    #expect(rounded(box) == CGRect(x: 50, y: 0, width: 50, height: 50))
    let inset = SectorOutline(
      middle: CGPoint(x: 50, y: 50), outer: 50, inner: 20, part: 0...0.25, inset: 2, radius: 0)
    #expect(abs(inset.path.boundingRect.minX - 52) < 0.05)
  }
}
