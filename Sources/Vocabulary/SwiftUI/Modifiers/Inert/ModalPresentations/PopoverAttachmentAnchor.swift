public import Foundation
public import VectorDrawing
import ViewGraph

public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  /// To a point, in units of the view.
  case point(UnitPoint)
}
