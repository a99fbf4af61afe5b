import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// Whether the view and what is in it mirrors from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> _ModifiedView {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
