public import ViewGraph

extension View {
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView {
    modified(
      CoreModifier { $0.text.underline = isActive ? TextDecoration(pattern.drawn, color) : nil })
  }
}
