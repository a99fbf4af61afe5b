import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func colorInvert() -> _ModifiedView { filtered(.colorInvert) }
}
