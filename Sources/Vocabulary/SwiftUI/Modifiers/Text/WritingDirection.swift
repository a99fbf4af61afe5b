public import ViewGraph

extension View {
  /// Where texts in the view take their direction of writing from.
  public nonisolated func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> _ModifiedView {
    modified(ValuesModifier { $0.core.text.writesInLayoutDirection = strategy.isLayoutBased })
  }
}
