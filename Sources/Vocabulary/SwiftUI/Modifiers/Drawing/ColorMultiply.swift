import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func colorMultiply(_ color: Color) -> _ModifiedView {
    modified(
      EffectModifier("Filter") { .filter(.colorMultiply(color.rgba(in: $0))) })
  }
}
