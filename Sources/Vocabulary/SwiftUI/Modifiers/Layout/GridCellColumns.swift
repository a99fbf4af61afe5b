import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func gridCellColumns(_ count: Int) -> _ModifiedView {
    modified(
      NodeChangeModifier {
        $0.values[ObjectIdentifier(GridCellKeys.Columns.self)] =
          $1.count(max(1, count), of: "gridCellColumns", upTo: GridCellKeys.mostColumns)
      })
  }
}
