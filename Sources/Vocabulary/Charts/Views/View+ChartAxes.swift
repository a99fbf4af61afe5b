import Foundation
public import SwiftUI

extension View {
  /// What is shown along the horizontal axis.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  /// What is shown along the vertical axis.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.y.isHidden = visibility == .hidden }
  }

  /// What is shown along the horizontal axis.
  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.x.records = records }
  }

  /// What is shown along the vertical axis.
  public nonisolated func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.y.records = records }
  }

  /// How horizontal values find their places.
  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _ModifiedView {
    let request = domain._request
    return chart { $0.x.scale = request }
  }

  /// How vertical values find their places.
  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _ModifiedView {
    let request = domain._request
    return chart { $0.y.scale = request }
  }

  /// How horizontal values find their places.
  public nonisolated func chartXScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let padding = range._padding
    return chart { $0.x.padding = padding }
  }

  /// How vertical values find their places.
  public nonisolated func chartYScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let padding = range._padding
    return chart { $0.y.padding = padding }
  }

  /// How horizontal values find their places.
  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let (request, padding) = (domain._request, range._padding)
    return chart { ($0.x.scale, $0.x.padding) = (request, padding) }
  }

  /// How vertical values find their places.
  public nonisolated func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let (request, padding) = (domain._request, range._padding)
    return chart { ($0.y.scale, $0.y.padding) = (request, padding) }
  }

  /// Scales of another type are drawn as linear ones.
  public nonisolated func chartXScale(type: ScaleType?) -> _ModifiedView { chart { _ in } }
  /// Scales of another type are drawn as linear ones.
  public nonisolated func chartYScale(type: ScaleType?) -> _ModifiedView { chart { _ in } }
}
