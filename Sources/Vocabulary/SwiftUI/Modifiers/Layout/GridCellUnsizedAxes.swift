import Foundation
import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  /// The axes in which a cell takes what the grid has instead of asking for more.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> _ModifiedView {
    modified(NodeChangeModifier { $0.values[ObjectIdentifier(GridCellKeys.Unsized.self)] = axes })
  }
}
