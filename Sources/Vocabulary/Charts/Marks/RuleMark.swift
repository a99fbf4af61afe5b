public import Foundation
import SwiftUI

public nonisolated struct RuleMark: PrimitiveChartContent {
  private var mark: ChartMark

  /// A line at a horizontal value and from edge to edge, or between vertical positions in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = ChartMark(.rule, x: .value(x.plotted), y: .points(yStart, yEnd))
  }

  /// A line from edge to edge, or between horizontal positions in points and a vertical value.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = ChartMark(.rule, x: .points(xStart, xEnd), y: .value(y.plotted))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(.rule, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(.rule, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    collector.marks.append(mark)
  }
}
