public import ViewGraph

extension View {
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView {
    modified(
      CoreModifier { $0.text.strikethrough = isActive ? TextDecoration(pattern.drawn, color) : nil }
    )
  }
}
