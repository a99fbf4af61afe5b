public import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> _ModifiedView {
    modified(
      NodeChangeModifier { $0.values[ObjectIdentifier(GridCellKeys.ColumnAlignment.self)] = guide })
  }
}
