import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> _ModifiedView {
    ignoresSafeArea(edges: edges)
  }
}
