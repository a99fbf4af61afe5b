public import ViewGraph

extension View {
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> _ModifiedView {
    modified(CoreModifier { $0.text.alignment = alignment })
  }

  public nonisolated func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> _ModifiedView {
    modified(ValuesModifier { $0.core.text.alignsByWriting = strategy.isWritingBased })
  }
}
