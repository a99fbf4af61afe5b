import SwiftUI

public nonisolated struct BarPlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  private let plot: _ElementPlot<DataElement>

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    plot = _ElementPlot(Array(data)) { element in
      var mark = ChartMark(.bar, x: .value(x.project(element)), y: .value(y.project(element)))
      (mark.width, mark.height) = (width, height)
      mark.stacking = stacking
      return mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    plot = _ElementPlot(Array(data)) { element in
      var mark = ChartMark(
        .bar, x: .value(x.project(element)),
        y: .span(yStart.project(element), yEnd.project(element)))
      mark.width = width
      return mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    plot = _ElementPlot(Array(data)) { element in
      var mark = ChartMark(
        .bar, x: .span(xStart.project(element), xEnd.project(element)),
        y: .value(y.project(element)))
      mark.height = height
      return mark
    }
  }

  @MainActor package func collect(into collector: _ChartCollector) { plot.collect(into: collector) }

  /// The marks with something changed. Not for widget code.
  public nonisolated func _changing(
    _ change: @escaping (DataElement, inout _PlotMark) -> Void
  ) -> _ElementPlot<DataElement> { plot._changing(change) }
}
