public import SwiftUI

extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.x.records = records }
  }
}
