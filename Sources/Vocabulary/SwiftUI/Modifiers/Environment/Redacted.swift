public import ViewGraph

extension View {
  /// Hides the content for a reason.
  public nonisolated func redacted(reason: RedactionReasons) -> _ModifiedView {
    modified(ValuesModifier { $0.core.redaction.formUnion(reason) })
  }
}
