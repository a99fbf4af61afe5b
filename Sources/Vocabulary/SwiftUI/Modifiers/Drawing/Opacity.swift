import VectorDrawing
public import ViewGraph

extension View {
  /// How opaque the view is, 0…1.
  public nonisolated func opacity(_ opacity: Double) -> _ModifiedView {
    modified(
      EffectModifier("Opacity") { .opacity($0.session.number(opacity, of: "opacity", else: 1)) })
  }
}
