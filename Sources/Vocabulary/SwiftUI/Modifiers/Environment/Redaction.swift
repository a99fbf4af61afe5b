public import ViewGraph

extension View {
  /// Hides the content for a reason.
  public nonisolated func redacted(reason: RedactionReasons) -> _ModifiedView {
    modified(ValuesModifier { $0.core.redaction.formUnion(reason) })
  }

  /// Hides the content as a placeholder does, in the spelling of the first beta.
  @available(*, deprecated, renamed: "redacted(reason:)")
  public nonisolated func isPlaceholder(_ isPlaceholder: Bool) -> _ModifiedView {
    isPlaceholder ? redacted(reason: .placeholder) : unredacted()
  }

  /// Shows the content whatever the reason to hide it.
  public nonisolated func unredacted() -> _ModifiedView {
    modified(ValuesModifier { $0.core.redaction = [] })
  }

  /// Marks content that is private. What is inside a marked container stays marked: `false` takes
  /// nothing out of it.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> _ModifiedView {
    modified(ValuesModifier { $0.core.isSensitive = $0.core.isSensitive || sensitive })
  }
}
