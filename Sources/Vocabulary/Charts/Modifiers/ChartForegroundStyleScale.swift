public import SwiftUI

extension View {
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> _ModifiedView {
    let (domain, range) = (mapping.map { $0.key.datum }, mapping.map { $0.value })
    return chart { ($0.styles.domain, $0.styles.range) = (domain, range) }
  }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { ($0.styles.domain, $0.styles.range) = (domain, range) }
  }

  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> _ModifiedView {
    chart { $0.styles.range = range }
  }

  public nonisolated func chartForegroundStyleScale<D: Plottable>(
    domain: [D], type: ScaleType? = nil
  ) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { $0.styles.domain = domain }
  }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D]? = nil, mapping: @escaping (D) -> S
  ) -> _ModifiedView {
    let domain = domain.map { $0.map(\.datum) }
    return chart {
      if let domain { $0.styles.domain = domain }
      $0.styles.mapping = { datum in D.make(from: datum).map { mapping($0) } }
    }
  }

  public nonisolated func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> _ModifiedView { chart { $0.styles.gradient = range } }

  public nonisolated func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, range: Gradient, type: ScaleType? = nil
  ) -> _ModifiedView {
    let values = domain._request.values
    return chart { ($0.styles.domain, $0.styles.gradient) = (values, range) }
  }

  public nonisolated func chartForegroundStyleScale<B: Plottable, S: ShapeStyle>(
    domain: ClosedRange<B>, range: [S], type: ScaleType? = nil
  ) -> _ModifiedView {
    let values = [domain.lowerBound.datum, domain.upperBound.datum]
    return chart { ($0.styles.domain, $0.styles.range) = (values, range) }
  }

  /// How values find their styles; numbers run through the colours in proportion.
  public nonisolated func chartForegroundStyleScale(type: ScaleType) -> _ModifiedView {
    chart { _ in }
  }
}
