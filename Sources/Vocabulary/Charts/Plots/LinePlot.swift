import Foundation
public import SwiftUI

public nonisolated struct LinePlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  private let plot: _ElementPlot<DataElement>
  private let function: PlotFunction?

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    function = nil
    plot = _ElementPlot(Array(data)) {
      ChartMark(.line, x: .value(x.project($0)), y: .value(y.project($0)))
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    function = nil
    plot = _ElementPlot(Array(data)) {
      var mark = ChartMark(.line, x: .value(x.project($0)), y: .value(y.project($0)))
      mark.series = series.project($0).datum
      return mark
    }
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    if let function { return collector.functions.append((collector.marks.count, function)) }
    plot.collect(into: collector)
  }

  /// The marks with something changed. Not for widget code.
  public nonisolated func _changing(
    _ change: @escaping (DataElement, inout _PlotMark) -> Void
  ) -> _ElementPlot<DataElement> { plot._changing(change) }
}

extension LinePlot where DataElement == Double {
  /// The graph of a function.
  ///
  /// - Parameter domain: Where it is drawn; across the whole axis where nothing is said.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    plot = _ElementPlot([]) { _ in ChartMark(.line) }
    self.function = PlotFunction(kind: .line, domain: domain) { (nil, function($0)) }
  }

  /// The curve of a parameter.
  ///
  /// - Parameter domain: The values of the parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    plot = _ElementPlot(PlotFunction.samples(of: domain)) { t in
      let point = function(t)
      return ChartMark(
        .line, x: .value(PlottedValue(_ChartDatum(.number(point.x)))),
        y: .value(PlottedValue(_ChartDatum(.number(point.y)))))
    }
    self.function = nil
  }
}
