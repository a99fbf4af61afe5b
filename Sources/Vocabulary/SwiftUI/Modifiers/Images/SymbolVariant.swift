public import ViewGraph

extension View {
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> _ModifiedView {
    modified(ValuesModifier { $0.symbolVariants = variant })
  }
}
