public import SwiftUI

extension View {
  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _ModifiedView {
    let request = domain._request
    return chart { $0.x.ask(request, type) }
  }

  public nonisolated func chartXScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let padding = range._padding
    return chart {
      $0.x.padding = padding
      if let type { $0.x.scale.type = type }
    }
  }

  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let (request, padding) = (domain._request, range._padding)
    return chart {
      $0.x.ask(request, type)
      $0.x.padding = padding
    }
  }

  public nonisolated func chartXScale(type: ScaleType?) -> _ModifiedView {
    chart { $0.x.scale.type = type }
  }
}
