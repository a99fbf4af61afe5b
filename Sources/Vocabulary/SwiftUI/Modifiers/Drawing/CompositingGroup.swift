import VectorDrawing
public import ViewGraph

extension View {
  /// The view is drawn on its own before effects are applied.
  public nonisolated func compositingGroup() -> _ModifiedView {
    modified(EffectModifier("CompositingGroup", .isolate))
  }
}
