import Foundation
import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  /// Where a cell lies in its space.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> _ModifiedView {
    modified(
      NodeChangeModifier {
        $0.values[ObjectIdentifier(GridCellKeys.Anchor.self)] =
          $1.point(anchor, of: "gridCellAnchor")
      })
  }
}
