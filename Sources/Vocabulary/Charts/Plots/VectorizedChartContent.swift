public import Foundation
public import SwiftUI

public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// The marks with something changed. Not for widget code.
  nonisolated func _changing(
    _ change: @escaping (DataElement, inout _PlotMark) -> Void
  ) -> _ElementPlot<DataElement>
}

/// A mark made from an element. Not for widget code.
public struct _PlotMark {
  package var mark: ChartMark
}

/// The marks of the elements of a collection.
public nonisolated struct _ElementPlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  let elements: [DataElement]
  var make: (DataElement) -> ChartMark
  var changes: [(DataElement, inout _PlotMark) -> Void] = []

  init(_ elements: [DataElement], _ make: @escaping (DataElement) -> ChartMark) {
    (self.elements, self.make) = (elements, make)
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    for element in elements {
      var plotted = _PlotMark(mark: make(element))
      for change in changes { change(element, &plotted) }
      collector.marks.append(plotted.mark)
    }
  }

  /// The marks with something changed. Not for widget code.
  public nonisolated func _changing(
    _ change: @escaping (DataElement, inout _PlotMark) -> Void
  ) -> _ElementPlot {
    var plot = self
    plot.changes.append(change)
    return plot
  }
}

extension VectorizedChartContent {
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> _ElementPlot<DataElement> {
    _changing { $1.mark.look.styleBy = value.project($0).datum }
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> _ElementPlot<DataElement> { _changing { $1.mark.look.style = $0[keyPath: keyPath] } }

  public nonisolated func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> _ElementPlot<DataElement> {
    _changing { $1.mark.look.symbolBy = value.project($0).datum }
  }

  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> _ElementPlot<DataElement> {
    _changing { $1.mark.look.symbolSizeBy = value.project($0).datum }
  }

  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> _ElementPlot<DataElement> {
    _changing { $1.mark.look.lineBy = value.project($0).datum }
  }

  public nonisolated func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> _ElementPlot<DataElement> {
    _changing {
      $1.mark.position = MarkPosition(datum: value.project($0).datum, axis: axis, span: span)
    }
  }

  /// The opacity each element names, 0 to 1.
  public nonisolated func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> _ElementPlot<DataElement> {
    _changing { $1.mark.effects.append(.opacity($0[keyPath: keyPath])) }
  }

  /// The area of the symbol each element names, in square points.
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> _ElementPlot<DataElement> {
    _changing {
      let side = (max(0, $0[keyPath: keyPath]) * 4 / .pi).squareRoot()
      $1.mark.look.symbolSize = CGSize(width: side, height: side)
    }
  }
}
