public import Foundation
import SwiftUI

/// A bar from the axis to a value, or between two values.
public nonisolated struct BarMark: PrimitiveChartContent {
  private var mark: ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.bar, x: .value(x.plotted), y: .value(y.plotted))
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(.bar, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
    mark.width = width
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.bar, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    mark.height = height
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.bar, x: .value(x.plotted), y: .points(yStart, yEnd))
    mark.width = width
    mark.stacking = stacking
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.bar, x: .points(xStart, xEnd), y: .value(y.plotted))
    mark.height = height
    mark.stacking = stacking
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.bar, x: .span(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
    mark.height = height
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = ChartMark(.bar, x: .points(xStart, xEnd), y: .span(yStart.plotted, yEnd.plotted))
    mark.width = width
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    collector.marks.append(mark)
  }
}
