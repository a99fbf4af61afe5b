public import Foundation
import SwiftUI

public nonisolated struct PointMark: PrimitiveChartContent {
  private var mark: ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(.point, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// A symbol at a horizontal position in points and a vertical value.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(.point, x: .points(x, x), y: .value(y.plotted))
  }

  /// A symbol at a horizontal value and a vertical position in points.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ChartMark(.point, x: .value(x.plotted), y: .points(y, y))
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    collector.marks.append(mark)
  }
}
