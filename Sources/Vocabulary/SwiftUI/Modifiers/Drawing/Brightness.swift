import VectorDrawing
public import ViewGraph

extension View {
  /// So much added to each colour component.
  public nonisolated func brightness(_ amount: Double) -> _ModifiedView {
    filtered(.brightness(amount))
  }
}
