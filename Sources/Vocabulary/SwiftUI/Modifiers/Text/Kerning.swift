public import Foundation
public import ViewGraph

extension View {
  /// Points between characters.
  public nonisolated func kerning(_ kerning: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.kerning = kerning })
  }
}
