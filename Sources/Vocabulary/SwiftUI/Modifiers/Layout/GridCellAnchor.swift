import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> _ModifiedView {
    modified(
      NodeChangeModifier {
        $0.values[ObjectIdentifier(GridCellKeys.Anchor.self)] =
          $1.point(anchor, of: "gridCellAnchor")
      })
  }
}
