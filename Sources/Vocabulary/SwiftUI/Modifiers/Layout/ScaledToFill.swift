import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// The view as small as fills, keeping its ratio.
  public nonisolated func scaledToFill() -> _ModifiedView { aspectRatio(contentMode: .fill) }
}
