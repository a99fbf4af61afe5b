public import Foundation
import VectorDrawing
public import ViewGraph

extension View {
  /// The view blurred; the radius in points is the blur's sigma. An opaque blur keeps the view's
  /// edges.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> _ModifiedView {
    filtered(.blur(radius: radius, opaque: opaque))
  }
}
