public import SwiftUI

extension View {
  /// How much of the horizontal axis is seen at once: a number, seconds or categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> _ModifiedView {
    let length = length.datum.number
    return chart { $0.x.visibleLength = length }
  }
}
