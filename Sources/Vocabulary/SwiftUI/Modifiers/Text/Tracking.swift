public import Foundation
public import ViewGraph

extension View {
  /// Points after each character.
  public nonisolated func tracking(_ tracking: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.tracking = tracking })
  }
}
