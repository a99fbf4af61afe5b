public import Foundation
import SwiftUI

public nonisolated struct SectorPlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  private let plot: _ElementPlot<DataElement>

  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, A>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    plot = _ElementPlot(Array(data)) { element in
      var mark = ChartMark(.sector)
      mark.sector = SectorShape(
        angle: max(0, angle.project(element).datum.number ?? 0), inner: innerRadius,
        outer: outerRadius, inset: angularInset ?? 0)
      return mark
    }
  }

  @MainActor package func collect(into collector: _ChartCollector) { plot.collect(into: collector) }

  /// The marks with something changed. Not for widget code.
  public nonisolated func _changing(
    _ change: @escaping (DataElement, inout _PlotMark) -> Void
  ) -> _ElementPlot<DataElement> { plot._changing(change) }
}
