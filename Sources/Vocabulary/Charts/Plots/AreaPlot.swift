import Foundation
public import SwiftUI

public nonisolated struct AreaPlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  private let plot: _ElementPlot<DataElement>
  private let function: PlotFunction?

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    function = nil
    plot = _ElementPlot(Array(data)) {
      var mark = ChartMark(.area, x: .value(x.project($0)), y: .value(y.project($0)))
      mark.stacking = stacking
      return mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    function = nil
    plot = _ElementPlot(Array(data)) {
      ChartMark(
        .area, x: .value(x.project($0)), y: .span(yStart.project($0), yEnd.project($0)))
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

extension AreaPlot where DataElement == Double {
  /// The area between zero and the graph of a function.
  ///
  /// - Parameter domain: Where it is drawn; across the whole axis where nothing is said.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    plot = _ElementPlot([]) { _ in ChartMark(.area) }
    self.function = PlotFunction(kind: .area, domain: domain) { (0, function($0)) }
  }

  /// The area between the graphs of two functions.
  ///
  /// - Parameter domain: Where it is drawn; across the whole axis where nothing is said.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    plot = _ElementPlot([]) { _ in ChartMark(.area) }
    self.function = PlotFunction(kind: .area, domain: domain) {
      let ends = function($0)
      return (ends.yStart, ends.yEnd)
    }
  }
}
