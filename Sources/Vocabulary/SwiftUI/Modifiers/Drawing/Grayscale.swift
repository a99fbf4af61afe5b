import VectorDrawing
public import ViewGraph

extension View {
  /// How grey the view is, 0…1.
  public nonisolated func grayscale(_ amount: Double) -> _ModifiedView {
    filtered(.grayscale(amount))
  }
}
