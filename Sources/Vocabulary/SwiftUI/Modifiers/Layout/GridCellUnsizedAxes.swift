import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> _ModifiedView {
    modified(NodeChangeModifier { $0.values[ObjectIdentifier(GridCellKeys.Unsized.self)] = axes })
  }
}
