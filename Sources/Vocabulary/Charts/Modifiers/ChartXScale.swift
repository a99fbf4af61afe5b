public import SwiftUI

extension View {
  /// Which horizontal values there are room for, and how they find their places.
  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _ModifiedView {
    let request = domain._request
    return chart { $0.x.ask(request, type) }
  }

  /// Where in the plot horizontal values find their places.
  public nonisolated func chartXScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let padding = range._padding
    return chart {
      $0.x.padding = padding
      if let type { $0.x.scale.type = type }
    }
  }

  /// Which horizontal values there are room for, and where in the plot they find their places.
  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let (request, padding) = (domain._request, range._padding)
    return chart {
      $0.x.ask(request, type)
      $0.x.padding = padding
    }
  }

  /// How horizontal values find their places.
  public nonisolated func chartXScale(type: ScaleType?) -> _ModifiedView {
    chart { $0.x.scale.type = type }
  }
}
