public import Foundation
public import ViewGraph

extension View {
  /// Points upwards.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.baselineOffset = baselineOffset })
  }
}
