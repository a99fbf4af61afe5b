import VectorDrawing
public import ViewGraph

extension View {
  /// Nothing of the view is drawn; its place in the layout stays.
  public nonisolated func hidden() -> _ModifiedView {
    modified(EffectModifier("Hidden", .hidden))
  }
}
