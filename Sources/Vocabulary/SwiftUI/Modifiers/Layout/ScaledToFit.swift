import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// The view as large as fits, keeping its ratio.
  public nonisolated func scaledToFit() -> _ModifiedView { aspectRatio(contentMode: .fit) }
}
