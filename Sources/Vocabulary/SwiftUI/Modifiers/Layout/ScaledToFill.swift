import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func scaledToFill() -> _ModifiedView { aspectRatio(contentMode: .fill) }
}
