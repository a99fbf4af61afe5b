public import SwiftUI

extension View {
  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _ModifiedView {
    let request = domain._request
    return chart { $0.y.ask(request, type) }
  }

  public nonisolated func chartYScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let padding = range._padding
    return chart {
      $0.y.padding = padding
      if let type { $0.y.scale.type = type }
    }
  }

  public nonisolated func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let (request, padding) = (domain._request, range._padding)
    return chart {
      $0.y.ask(request, type)
      $0.y.padding = padding
    }
  }

  public nonisolated func chartYScale(type: ScaleType?) -> _ModifiedView {
    chart { $0.y.scale.type = type }
  }
}
