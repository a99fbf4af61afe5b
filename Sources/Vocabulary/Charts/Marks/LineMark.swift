import Foundation
import SwiftUI

public nonisolated struct LineMark: PrimitiveChartContent {
  private var mark: ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(.line, x: .value(x.plotted), y: .value(y.plotted))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(.line, x: .value(x.plotted), y: .value(y.plotted))
    mark.series = series.plotted.datum
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    collector.marks.append(mark)
  }
}
