import Foundation
import SwiftUI

public nonisolated struct AreaMark: PrimitiveChartContent {
  private var mark: ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.area, x: .value(x.plotted), y: .value(y.plotted))
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.area, x: .value(x.plotted), y: .value(y.plotted))
    mark.series = series.plotted.datum
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(.area, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = ChartMark(.area, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
    mark.series = series.plotted.datum
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(.area, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = ChartMark(.area, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    mark.series = series.plotted.datum
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    collector.marks.append(mark)
  }
}
