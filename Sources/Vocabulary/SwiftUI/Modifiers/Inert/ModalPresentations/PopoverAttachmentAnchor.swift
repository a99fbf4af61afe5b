public import Foundation
public import VectorDrawing
import ViewGraph

/// Where a popover is attached.
public enum PopoverAttachmentAnchor {
  /// To a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// To a point, in units of the view.
  case point(UnitPoint)
}
