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

/// The style of a run while texts are flattened.
struct TextStyle {
  var font: Font?
  var context: FontContext
  var foreground: (any ShapeStyle)?
  var background: Color?
  var kerning: CGFloat
  var tracking: CGFloat
  var baselineOffset: CGFloat
  var underline: TextDecoration?
  var strikethrough: TextDecoration?
  /// What is read instead of the text that the style was made for.
  private(set) var spoken: Text?
  @Seldom private(set) var attributes: [ObjectIdentifier: Any]?

  init(_ environment: EnvironmentValues) {
    let storage = environment.storage
    font = storage.core.font
    context = storage.core.fontContext
    (kerning, tracking) = (storage.core.text.kerning, storage.core.text.tracking)
    baselineOffset = storage.core.text.baselineOffset
    underline = storage.core.text.underline
    strikethrough = storage.core.text.strikethrough
  }

  /// The style after a text's own modifiers: the one applied first is nearest to it and wins.
  func changed(by changes: [TextChange]) -> TextStyle {
    var style = self
    style.spoken = nil
    for index in changes.indices.reversed() { style.apply(changes[index]) }
    return style
  }

  private mutating func apply(_ change: TextChange) {
    switch change {
    case .font(let font): if let font { self.font = font }
    case .weight(let weight): context.weightOverride = weight
    case .design(let design): context.designOverride = design
    case .width(let width): context.widthOverride = width
    case .bold(let isOn): context.isBold = isOn
    case .italic(let isOn): context.isItalic = isOn
    case .monospaced(let isOn): context.isMonospaced = isOn
    case .monospacedDigit: context.hasMonospacedDigits = true
    case .foreground(let style): foreground = style
    case .kerning(let points): kerning = points
    case .tracking(let points): tracking = points
    case .baselineOffset(let points): baselineOffset = points
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .scale(let factor): context.scale = factor
    case .spoken(let label): spoken = label
    case .attribute(let type, let value):
      attributes = (attributes ?? [:]).merging([type: value]) { $1 }
    }
  }
}
