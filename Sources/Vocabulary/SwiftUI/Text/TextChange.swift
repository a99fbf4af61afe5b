package import Foundation
package import Typesetting
package import ViewGraph

/// What one text modifier asks for.
package enum TextChange {
  case font(Font?)
  case weight(Font.Weight?)
  case design(Font.Design?)
  case width(Font.Width?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case foreground(any ShapeStyle)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(TextDecoration?)
  case strikethrough(TextDecoration?)
  case scale(CGFloat)
  /// What is read instead of the characters.
  case spoken(Text)
  /// What a renderer of the code's own wants to know.
  case attribute(ObjectIdentifier, Any)
}
