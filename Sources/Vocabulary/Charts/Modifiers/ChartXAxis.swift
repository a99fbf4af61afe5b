public import SwiftUI

extension View {
  /// Whether the horizontal axis is shown.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  /// What is shown along the horizontal axis.
  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.x.records = records }
  }
}
