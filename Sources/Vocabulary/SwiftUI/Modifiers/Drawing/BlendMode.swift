public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func blendMode(_ blendMode: BlendMode) -> _ModifiedView {
    modified(EffectModifier("BlendMode", .blend(blendMode)))
  }
}
