import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func accentColor(_ accentColor: Color?) -> _ModifiedView {
    modified(TintModifier(style: accentColor))
  }
}
