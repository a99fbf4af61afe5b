public import Foundation
public import ViewGraph

extension View {
  /// Points between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.lineSpacing = lineSpacing })
  }
}
