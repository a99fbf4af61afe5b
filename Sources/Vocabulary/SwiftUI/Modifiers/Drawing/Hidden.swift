import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func hidden() -> _ModifiedView {
    modified(EffectModifier("Hidden", .hidden))
  }
}
