import VectorDrawing
public import ViewGraph

extension View {
  /// Colours further from or nearer to grey; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> _ModifiedView {
    filtered(.contrast(amount))
  }
}
