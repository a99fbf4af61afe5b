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

/// What the changes of most texts ask for. In methods, as to open a change is to copy it.
extension TextChange {
  @inline(never) var font: Font? {
    if case .font(let font) = self { font } else { nil }
  }

  @inline(never) var foreground: (any ShapeStyle)? {
    if case .foreground(let style) = self { style } else { nil }
  }
}

/// The changes of a text: the last one leads to those before it, so that a further one copies none.
package final class TextChanges {
  package let last: TextChange
  package let before: TextChanges?
  /// What the last one is, told without a copy of it.
  let kind: Kind

  /// What most texts are changed in.
  enum Kind { case font, foreground, other }

  init(_ last: consuming TextChange, after before: TextChanges?, _ kind: Kind = .other) {
    self.last = last
    self.before = before
    self.kind = kind
  }
}
