public import ViewGraph

extension View {
  /// Shows the content whatever the reason to hide it.
  public nonisolated func unredacted() -> _ModifiedView {
    modified(ValuesModifier { $0.core.redaction = [] })
  }
}
