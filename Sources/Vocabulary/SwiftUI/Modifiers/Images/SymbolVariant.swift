public import ViewGraph

extension View {
  /// The variant to take of symbols in the view, where it exists.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> _ModifiedView {
    modified(ValuesModifier { $0.symbolVariants = variant })
  }
}
