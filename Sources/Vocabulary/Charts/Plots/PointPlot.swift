import SwiftUI

public nonisolated struct PointPlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  private let plot: _ElementPlot<DataElement>

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    plot = _ElementPlot(Array(data)) { element in
      let mark = ChartMark(.point, x: .value(x.project(element)), y: .value(y.project(element)))
      return mark
    }
  }

  @MainActor package func collect(into collector: _ChartCollector) { plot.collect(into: collector) }

  /// The marks with something changed. Not for widget code.
  public nonisolated func _changing(
    _ change: @escaping (DataElement, inout _PlotMark) -> Void
  ) -> _ElementPlot<DataElement> { plot._changing(change) }
}
