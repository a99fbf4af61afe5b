public import Foundation
import SwiftUI

public nonisolated struct RectangleMark: PrimitiveChartContent {
  private var mark: ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: .value(x.plotted), y: .value(y.plotted))
    mark.width = width
    mark.height = height
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(
      .rectangle, x: .span(xStart.plotted, xEnd.plotted), y: .span(yStart.plotted, yEnd.plotted))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
    mark.width = width
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    mark.height = height
  }

  /// A rectangle between two horizontal values and from edge to edge, or between vertical positions
  /// in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = ChartMark(.rectangle, x: .span(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
  }

  /// A rectangle from edge to edge, or between horizontal positions in points and between two
  /// vertical values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(.rectangle, x: .points(xStart, xEnd), y: .span(yStart.plotted, yEnd.plotted))
  }

  /// A rectangle at a horizontal value and from edge to edge, or between vertical positions in
  /// points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: .value(x.plotted), y: .points(yStart, yEnd))
    mark.width = width
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    collector.marks.append(mark)
  }
}
