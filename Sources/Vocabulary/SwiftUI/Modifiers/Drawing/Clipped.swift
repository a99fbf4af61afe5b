import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func clipped(antialiased: Bool = false) -> _ModifiedView {
    modified(ClipModifier(shape: Rectangle(), style: FillStyle()))
  }
}
