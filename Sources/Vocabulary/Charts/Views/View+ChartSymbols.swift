public import Foundation
public import SwiftUI

extension View {
  /// Which values have which symbols.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> _ModifiedView {
    let (domain, range) = (mapping.map { $0.key.datum }, mapping.map { $0.value })
    return chart { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
  }

  /// Which values have which symbols.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
  }

  /// Which symbols values have, one after the other.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> _ModifiedView {
    chart { $0.symbols.range = range }
  }

  /// In which order values get their symbols.
  public nonisolated func chartSymbolScale<D: Plottable>(domain: [D]) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { $0.symbols.domain = domain }
  }

  /// Which values have which symbols.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D]? = nil, mapping: @escaping (D) -> S
  ) -> _ModifiedView {
    let domain = domain.map { $0.map(\.datum) }
    return chart {
      if let domain { $0.symbols.domain = domain }
      $0.symbols.mapping = { datum in D.make(from: datum).map { mapping($0) } }
    }
  }

  /// The areas of symbols in square points: of the lowest and the highest number, or of one
  /// category after the other.
  public nonisolated func chartSymbolSizeScale(
    range: [CGFloat], type: ScaleType? = nil
  ) -> _ModifiedView { chart { $0.symbolSizes.range = range } }

  /// The areas of symbols in square points, of the lowest and the highest number.
  public nonisolated func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> _ModifiedView {
    chart { $0.symbolSizes.range = [range.lowerBound, range.upperBound] }
  }

  /// The areas of symbols in square points.
  public nonisolated func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> _ModifiedView {
    let values = domain._request.values
    return chart {
      $0.symbolSizes.domain = values
      $0.symbolSizes.range = [range.lowerBound, range.upperBound]
    }
  }

  /// Which values have symbols of which area in square points.
  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> _ModifiedView {
    let (domain, range) = (mapping.map { $0.key.datum }, mapping.map { $0.value })
    return chart { ($0.symbolSizes.domain, $0.symbolSizes.range) = (domain, range) }
  }

  /// Which values have which lines.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> _ModifiedView {
    let (domain, range) = (mapping.map { $0.key.datum }, mapping.map { $0.value })
    return chart { ($0.lines.domain, $0.lines.range) = (domain, range) }
  }

  /// Which values have which lines.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { ($0.lines.domain, $0.lines.range) = (domain, range) }
  }

  /// Which lines values have, one after the other.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> _ModifiedView {
    chart { $0.lines.range = range }
  }

  /// Which values have which lines.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D]? = nil, mapping: @escaping (D) -> StrokeStyle
  ) -> _ModifiedView {
    let domain = domain.map { $0.map(\.datum) }
    return chart {
      if let domain { $0.lines.domain = domain }
      $0.lines.mapping = { datum in D.make(from: datum).map { mapping($0) } }
    }
  }
}
