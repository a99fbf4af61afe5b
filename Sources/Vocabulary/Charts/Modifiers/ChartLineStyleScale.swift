public import SwiftUI

extension View {
  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> _ModifiedView {
    let (domain, range) = (mapping.map { $0.key.datum }, mapping.map { $0.value })
    return chart { ($0.lines.domain, $0.lines.range) = (domain, range) }
  }

  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { ($0.lines.domain, $0.lines.range) = (domain, range) }
  }

  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> _ModifiedView {
    chart { $0.lines.range = range }
  }

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
