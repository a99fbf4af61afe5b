public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func hueRotation(_ angle: Angle) -> _ModifiedView {
    filtered(.hueRotation(angle))
  }
}
