public import VectorDrawing
public import ViewGraph

extension View {
  /// How the colours of the view meet what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> _ModifiedView {
    modified(EffectModifier("BlendMode", .blend(blendMode)))
  }
}
