import VectorDrawing
public import ViewGraph

extension View {
  /// Bright becomes opaque black, dark becomes clear.
  public nonisolated func luminanceToAlpha() -> _ModifiedView { filtered(.luminanceToAlpha) }
}
