public import ViewGraph

extension View {
  public nonisolated func compositingGroup() -> _ModifiedView {
    modified(EffectModifier("CompositingGroup", .isolate))
  }
}
