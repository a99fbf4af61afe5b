import Foundation
import SwiftUI
import Testing
import VectorDrawing

@testable import Charts

@MainActor struct ChartComposerTests {
  private let line = ForEach(0..<5) {
    LineMark(x: .value("x", $0), y: .value("y", $0 * 10))
  }

  @Test func `the labels stand beside and below the plot`() {
    let chart = ChartProbe(line)
    let (x, y) = (chart.frame.x, chart.frame.y)
    #expect(chart.frame.plot.origin == .zero)
    let grid = PixelGrid(scale: 2)
    #expect(chart.frame.plot.maxX == 300 - grid.up(y.room(.trailing)))
    #expect(chart.frame.plot.maxY == 120 - grid.up(x.room(.bottom)))
    // The widest label and 4 points; a line of the second caption and 4 points.
    let widest = y.entries.map(\.size.width).max() ?? 0
    #expect(widest > 10 && y.room(.trailing) == widest + 4)
    #expect(x.room(.bottom) == (x.entries.map(\.size.height).max() ?? 0) + 4)
    #expect(ChartProbe.labels(y) == [0, 10, 20, 30, 40])
    #expect(ChartProbe.labels(x) == [0, 1, 2, 3, 4])
  }

  @Test func `without axes the plot is the chart and ends with the data`() {
    let chart = ChartProbe.bare(
      ForEach(0..<4) { LineMark(x: .value("x", $0), y: .value("y", $0 * 9)) })
    #expect(chart.frame.plot == CGRect(x: 0, y: 0, width: 300, height: 120))
    #expect(chart.frame.y.domain == .numbers(0, 27) && chart.frame.x.domain == .numbers(0, 3))
    #expect(chart.points.last == CGPoint(x: 300, y: 0))
  }

  @Test func `axes may stand at any side`() {
    let chart = ChartProbe(line) {
      $0.y.records = AxisMarks(position: .leading)._content.list
      $0.x.records = AxisMarks(position: .top)._content.list
    }
    let grid = PixelGrid(scale: 2)
    #expect(chart.frame.plot.minX == grid.up(chart.frame.y.room(.leading)))
    #expect(chart.frame.plot.minY == grid.up(chart.frame.x.room(.top)))
    #expect(chart.frame.plot.maxX == 300 && chart.frame.plot.maxY == 120)
  }

  @Test func `a low chart has fewer values`() {
    let chart = ChartProbe(line, height: 60)
    #expect(ChartProbe.labels(chart.frame.y) == [0, 20, 40])
  }

  @Test func `the name of an axis takes its room`() {
    let chart = ChartProbe(line) {
      $0.x.title = AxisTitle(AnyView(Text("Time")), .automatic, nil, nil, isVertical: false)
      $0.y.title = AxisTitle(AnyView(Text("Sum")), .automatic, nil, 10, isVertical: true)
    }
    let plain = ChartProbe(line)
    let height = plain.frame.x.room(.bottom) - 4
    #expect(chart.frame.plot.minY == height + 10)
    #expect(chart.frame.plot.maxY == plain.frame.plot.maxY - height - 4)
  }

  @Test func `a scale keeps room or uses a part of the plot`() {
    let kept = ChartProbe.bare(line) {
      $0.x.padding = PlotDimensionScaleRange.plotDimension(padding: 20)._padding
    }
    #expect(kept.points.map(\.x) == [20, 85, 150, 215, 280])
    let part = ChartProbe.bare(line) { $0.x.padding = (0...CGFloat(100))._padding }
    #expect(part.points.map(\.x) == [0, 25, 50, 75, 100])
    let reversed = ChartProbe.bare(line) { $0.x.scale.isReversed = true }
    #expect(reversed.points.map(\.x) == [300, 225, 150, 75, 0])
  }

  @Test func `a part of the axis is seen of a chart that scrolls`() {
    let chart = ChartProbe.bare(line) {
      ($0.x.visibleLength, $0.x.visibleStart) = (2, _ChartDatum(.number(1)))
    }
    #expect(chart.frame.x.domain == .numbers(1, 3))
  }

  @Test func `grid lines of categories lie between them`() {
    let chart = ChartProbe(
      ForEach(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) })
    let axis = chart.frame.x
    let third = chart.frame.plot.width / 3
    let lines = axis.entries.filter { !$0.isLabel }.flatMap { axis.linePositions($0) }
    #expect(Set(lines.map { ($0 / third).rounded() }) == [0, 1, 2, 3])
    let labels = axis.entries.filter(\.isLabel).compactMap { axis.position($0) }
    #expect(zip(labels, [0.5, 1.5, 2.5]).allSatisfy { abs($0 / third - $1) < 1e-6 })
  }

  @Test func `names of lying bars stand beside the plot where they would hide the bars`() {
    let bars = ForEach(["a", "b", "c"], id: \.self) {
      BarMark(x: .value("x", 5), y: .value("y", $0))
    }
    #expect(ChartProbe(bars, height: 160).frame.y.isInset)
    let low = ChartProbe(bars, height: 60).frame
    #expect(!low.y.isInset && low.plot.maxX < 300 - low.y.insetLength && low.y.room(.trailing) > 4)
  }

  @Test func `labels show the digits of their step`() {
    let chart = ChartProbe(
      ForEach([-1, 1], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) },
      height: 200)
    #expect(ChartProbe.labels(chart.frame.x) == [-1, -0.5, 0, 0.5, 1])
    #expect(chart.frame.x.entries.filter(\.isLabel).map(\.size.width).max() ?? 0 > 15)
  }

  @Test func `an axis reaches up to the values it is to be marked at`() {
    let chart = ChartProbe(line) { $0.y.records = AxisMarks(values: [0, 30, 60])._content.list }
    #expect(chart.frame.y.domain == .numbers(0, 60))
  }
}
