import Foundation
import VectorDrawing
public import ViewGraph

extension View {
  /// Every colour becomes its opposite.
  public nonisolated func colorInvert() -> _ModifiedView { filtered(.colorInvert) }
}
