public import ViewGraph

extension View {
  public nonisolated func unredacted() -> _ModifiedView {
    modified(ValuesModifier { $0.core.redaction = [] })
  }
}
