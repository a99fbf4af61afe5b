import Foundation
public import ViewGraph

extension View {
  /// The scale of text relative to its surroundings.
  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> _ModifiedView {
    modified(CoreModifier { if isEnabled { $0.fontContext.scale = scale.factor } })
  }
}
