import VectorDrawing
public import ViewGraph

extension View {
  /// How colourful the view is; 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> _ModifiedView {
    filtered(.saturation(amount))
  }
}
