import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// The alignment of the cell's column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> _ModifiedView {
    modified(
      NodeChangeModifier { $0.values[ObjectIdentifier(GridCellKeys.ColumnAlignment.self)] = guide })
  }
}
