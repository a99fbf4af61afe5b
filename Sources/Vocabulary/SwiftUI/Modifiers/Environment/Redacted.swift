public import ViewGraph

extension View {
  public nonisolated func redacted(reason: RedactionReasons) -> _ModifiedView {
    modified(ValuesModifier { $0.core.redaction.formUnion(reason) })
  }
}
