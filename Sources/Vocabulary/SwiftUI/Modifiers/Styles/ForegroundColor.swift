public import ViewGraph

extension View {
  public nonisolated func foregroundColor(_ color: Color?) -> _ModifiedView {
    modified(ForegroundStyleModifier(primary: color))
  }
}
