public import SwiftUI

extension View {
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> _ModifiedView {
    let (domain, range) = (mapping.map { $0.key.datum }, mapping.map { $0.value })
    return chart { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
  }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
  }

  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> _ModifiedView {
    chart { $0.symbols.range = range }
  }

  public nonisolated func chartSymbolScale<D: Plottable>(domain: [D]) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { $0.symbols.domain = domain }
  }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D]? = nil, mapping: @escaping (D) -> S
  ) -> _ModifiedView {
    let domain = domain.map { $0.map(\.datum) }
    return chart {
      if let domain { $0.symbols.domain = domain }
      $0.symbols.mapping = { datum in D.make(from: datum).map { mapping($0) } }
    }
  }
}
