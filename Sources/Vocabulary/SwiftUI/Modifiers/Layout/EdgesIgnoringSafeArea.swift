import Foundation
import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view extends over the safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> _ModifiedView {
    ignoresSafeArea(edges: edges)
  }
}
