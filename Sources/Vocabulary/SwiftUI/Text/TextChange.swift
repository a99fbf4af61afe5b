package import Foundation
package import Typesetting
package import ViewGraph

/// What one text modifier asks for, beside a font and what to draw with.
package enum TextChange {
  case weight(Font.Weight?)
  case design(Font.Design?)
  case width(Font.Width?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
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

/// The changes of a text: the last one leads to those before it, so that a further one copies none.
package final class TextChanges {
  package let last: TextChange
  package let before: TextChanges?

  init(_ last: consuming TextChange, after before: TextChanges?) {
    self.last = last
    self.before = before
  }
}
