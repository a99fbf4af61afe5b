public import ViewGraph

extension View {
  public nonisolated func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> _ModifiedView {
    modified(ValuesModifier { $0.core.text.writesInLayoutDirection = strategy.isLayoutBased })
  }
}
