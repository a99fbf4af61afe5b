public import ViewGraph

extension View {
  /// The colour of text, symbols and shapes in the view; `nil` for the system's.
  public nonisolated func foregroundColor(_ color: Color?) -> _ModifiedView {
    modified(ForegroundStyleModifier(primary: color))
  }
}
