import Foundation
public import ViewGraph

extension View {
  /// A line under all text; `nil` draws it in the colour of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView {
    modified(
      CoreModifier { $0.text.underline = isActive ? TextDecoration(pattern.drawn, color) : nil })
  }
}
