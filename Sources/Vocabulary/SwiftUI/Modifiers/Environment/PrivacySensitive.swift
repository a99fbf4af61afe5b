public import ViewGraph

extension View {
  /// Marks content that is private. What is inside a marked container stays marked: `false` takes
  /// nothing out of it.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> _ModifiedView {
    modified(ValuesModifier { $0.core.isSensitive = $0.core.isSensitive || sensitive })
  }
}
