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
}

extension Text {
  /// What is read instead of the text: the label set first is nearest to it and wins.
  var spokenLabel: Text? {
    for case .spoken(let label) in changes { return label }
    return nil
  }
}

/// The style of a run while texts are flattened.
struct TextStyle {
  var font: Font?
  var context: FontContext
  var foreground: (any ShapeStyle)?
  var kerning: CGFloat
  var tracking: CGFloat
  var baselineOffset: CGFloat
  var underline: TextDecoration?
  var strikethrough: TextDecoration?

  init(_ environment: EnvironmentValues) {
    // Read in place: a copy of the whole core costs more than all of this.
    font = environment.core.font
    context = environment.core.fontContext
    let text = environment.core.text
    (kerning, tracking) = (text.kerning, text.tracking)
    baselineOffset = text.baselineOffset
    (underline, strikethrough) = (text.underline, text.strikethrough)
  }

  mutating func apply(_ change: TextChange) {
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
    case .spoken: break
    }
  }
}
