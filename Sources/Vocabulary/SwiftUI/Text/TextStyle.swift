import Foundation
import Typesetting
import ViewGraph

/// The style of a run while texts are flattened.
struct TextStyle {
  var font: Font?
  var context: FontContext
  var foreground: (any ShapeStyle)?
  var kerning: CGFloat
  var tracking: CGFloat
  var baselineOffset: CGFloat
  /// What few runs have.
  @Seldom private var extras: Extras?

  /// What few runs have, kept apart.
  private struct Extras {
    var background: Color?
    var underline: TextDecoration?
    var strikethrough: TextDecoration?
    var spoken: Text?
    var attributes: [ObjectIdentifier: Any]?
  }

  init(_ environment: EnvironmentValues) {
    let storage = environment.storage
    font = storage.core.font
    context = storage.core.fontContext
    (kerning, tracking) = (storage.core.text.kerning, storage.core.text.tracking)
    baselineOffset = storage.core.text.baselineOffset
    let (underline, strikethrough) = (
      storage.core.text.underline, storage.core.text.strikethrough
    )
    if underline != nil || strikethrough != nil {
      extras = Extras(underline: underline, strikethrough: strikethrough)
    }
  }

  /// The style after a text's own modifiers: the one applied first is nearest to it and wins.
  func changed(by asked: TextRequest) -> TextStyle {
    var style = self
    style.change(by: asked)
    return style
  }

  /// Applies a text's own modifiers: the one applied first is nearest to it and wins.
  mutating func change(by asked: TextRequest) {
    if $extras, extras?.spoken != nil { extras?.spoken = nil }
    if let font = asked.font { self.font = font }
    if let foreground = asked.foreground { self.foreground = foreground }
    var next = asked.changes
    while let one = next {
      apply(one.last)
      next = one.before
    }
  }

  private mutating func apply(_ change: TextChange) {
    switch change {
    case .weight(let weight): context.weightOverride = weight
    case .design(let design): context.designOverride = design
    case .width(let width): context.widthOverride = width
    case .bold(let isOn): context.isBold = isOn
    case .italic(let isOn): context.isItalic = isOn
    case .monospaced(let isOn): context.isMonospaced = isOn
    case .monospacedDigit: context.hasMonospacedDigits = true
    case .kerning(let points): kerning = points
    case .tracking(let points): tracking = points
    case .baselineOffset(let points): baselineOffset = points
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .scale(let factor): context.scale = factor
    case .spoken(let label): changeExtras { $0.spoken = label }
    case .attribute(let type, let value):
      changeExtras { $0.attributes = ($0.attributes ?? [:]).merging([type: value]) { $1 } }
    }
  }

  private mutating func changeExtras(_ change: (inout Extras) -> Void) {
    var extras = extras ?? Extras()
    change(&extras)
    self.extras = extras
  }
}

extension TextStyle {
  var background: Color? {
    get { extras?.background }
    set { changeExtras { $0.background = newValue } }
  }

  var underline: TextDecoration? {
    get { extras?.underline }
    set { changeExtras { $0.underline = newValue } }
  }

  var strikethrough: TextDecoration? {
    get { extras?.strikethrough }
    set { changeExtras { $0.strikethrough = newValue } }
  }

  /// What is read instead of the text that the style was made for.
  var spoken: Text? { $extras ? extras?.spoken : nil }

  /// Whether a run of the style has anything beside its letters.
  var hasExtras: Bool { $extras }

  /// What a run of the style has beside its letters.
  func extras(in environment: EnvironmentValues, live: LiveText?) -> TextContent.RunExtras {
    var result = TextContent.RunExtras()
    result.live = live
    guard let extras else { return result }
    result.background = extras.background.map { $0._paint(in: environment).paint }
    result.underline = extras.underline?.resolved(in: environment)
    result.strikethrough = extras.strikethrough?.resolved(in: environment)
    result.attributes = extras.attributes
    return result
  }
}
