import Foundation
public import SwiftUI

extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  public nonisolated func chartYAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.y.isHidden = visibility == .hidden }
  }

  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.x.records = records }
  }

  public nonisolated func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.y.records = records }
  }

  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _ModifiedView {
    let request = domain._request
    return chart { $0.x.scale = request }
  }

  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _ModifiedView {
    let request = domain._request
    return chart { $0.y.scale = request }
  }

  public nonisolated func chartXScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let padding = range._padding
    return chart { $0.x.padding = padding }
  }

  public nonisolated func chartYScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let padding = range._padding
    return chart { $0.y.padding = padding }
  }

  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _ModifiedView {
    let (request, padding) = (domain._request, range._padding)
    return chart { ($0.x.scale, $0.x.padding) = (request, padding) }
  }

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
