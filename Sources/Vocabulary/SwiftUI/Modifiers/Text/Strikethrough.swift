import Foundation
public import ViewGraph

extension View {
  /// A line through all text; `nil` draws it in the colour of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView {
    modified(
      CoreModifier { $0.text.strikethrough = isActive ? TextDecoration(pattern.drawn, color) : nil }
    )
  }
}
