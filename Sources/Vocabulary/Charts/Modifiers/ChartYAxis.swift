public import SwiftUI

extension View {
  public nonisolated func chartYAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.y.isHidden = visibility == .hidden }
  }

  public nonisolated func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.y.records = records }
  }
}
