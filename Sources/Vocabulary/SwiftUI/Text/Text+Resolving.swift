import Foundation
import LayoutEngine
import ResourceCatalogs
import Typesetting
import VectorDrawing
package import ViewGraph

extension Text {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    let environment = resolver.environment
    var printer = TextPrinter(environment)
    printer.append(self, style: TextStyle(environment))
    let block = SharedTexts.block(runs: printer.runs, options: printer.options)
    var content = TextContent(block: block, styles: printer.styles, string: printer.string)
    if environment.core.hides != nil { content.redaction = printer.placeholderInk }
    let drawn = Node(.text(content), "Text")
    drawn.accessibility = printer.note
    let node = resolver.node(drawn, TextAlgorithm(block: block))
    node.placesGuides = true
    var own: (any ShapeStyle)?
    // The modifier applied first is nearest to the text and wins.
    for case .foreground(let style) in changes.reversed() { own = style }
    resolver.nodes.append(
      resolver.decorated(node, by: own ?? environment.core.foreground?.primary))
  }

  /// The characters as they would be shown.
  package func string(in environment: EnvironmentValues) -> String {
    var printer = TextPrinter(environment)
    printer.append(self, style: TextStyle(environment))
    return printer.string
  }
}

/// Flattens a text into runs of one style.
struct TextPrinter {
  let environment: EnvironmentValues
  private(set) var runs: [TextRun] = []
  private(set) var styles: [TextContent.RunStyle] = []
  private(set) var string = ""
  /// Set once something is read differently than it is shown.
  private var respoken: String?
  private var isRunning = false

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The characters outside of any environment, for comparing texts.
  static func plain(_ text: Text) -> String { text.string(in: EnvironmentValues()) }

  mutating func append(_ text: Text, style outer: TextStyle) {
    var style = outer
    // The modifier applied first is nearest to the text and wins.
    for change in text.changes.reversed() { style.apply(change) }
    if let label = text.spokenLabel {
      let before = spoken
      defer { respoken = before + label.spoken(in: environment) }
      return append(text.content, style)
    }
    append(text.content, style)
  }

  private mutating func append(_ content: Text.Content, _ style: TextStyle) {
    switch content {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table, _): append(key, table: table, style)
    case .live(let live): append(live, style)
    case .formatted(let string): append(string(environment), style)
    case .attributed(let string): append(string, style)
    case .image(let image): append(image, style)
    case .joined(let first, let second):
      append(first, style: style)
      append(second, style: style)
    }
  }

  mutating func append(_ text: String, _ style: TextStyle, live: LiveText? = nil) {
    if text.isEmpty { return }
    let shown = cased(text)
    string += shown
    respoken?.append(shown)
    runs.append(run(shown, style))
    styles.append(look(style, live: live))
  }

  mutating func append(_ live: LiveDate, _ style: TextStyle) {
    if live.isRunning { isRunning = true }
    append(live.string(in: environment), style, live: live.note(environment.locale))
  }

  /// The characters as they are read aloud.
  var spoken: String { respoken ?? string }

  /// What is said beyond the characters, if anything.
  var note: AccessibilityNote? {
    let isLive = styles.contains { $0.live != nil }
    guard isLive || respoken != nil else { return nil }
    var note = AccessibilityNote()
    if environment.core.hides == nil { note.label = respoken }
    if isLive { note.traits = ["updatesFrequently"] }
    return note
  }

  mutating func append(_ image: Image, _ style: TextStyle) {
    if let name = image.spokenName(in: environment) { respoken = spoken + name }
    guard let inline = image.inline(font: font(style), in: environment) else { return }
    var run = run("\u{FFFC}", style)
    run.attachment = inline.size
    run.attachmentDescent = inline.descent
    runs.append(run)
    var look = look(style, live: nil)
    let paint = look.paint
    look.attachment = { inline.draw(paint, $0, &$1, $2) }
    styles.append(look)
  }

  private func run(_ text: String, _ style: TextStyle) -> TextRun {
    TextRun(
      text: text, font: font(style), kerning: style.kerning, tracking: style.tracking,
      baselineOffset: style.baselineOffset, tag: runs.count)
  }

  private func font(_ style: TextStyle) -> ResolvedFont {
    FontLibrary.shared.resolve(style.font, in: style.context)
  }

  private func look(_ style: TextStyle, live: LiveText?) -> TextContent.RunStyle {
    let paint = style.foreground.map { $0._paint(in: environment).paint } ?? environment.ink
    var look = TextContent.RunStyle(paint: paint)
    look.underline = style.underline?.resolved(in: environment)
    look.strikethrough = style.strikethrough?.resolved(in: environment)
    look.live = live
    return look
  }

  private func cased(_ text: String) -> String {
    switch environment.core.text.textCase {
    case .uppercase?: text.uppercased(with: environment.locale)
    case .lowercase?: text.lowercased(with: environment.locale)
    case nil: text
    }
  }

  /// The colour of the bars that hide text: the foreground at 13.7 % (facts/redaction.md, measured).
  var placeholderInk: RGBA {
    let color = styles.first.map { $0.paint.firstColor } ?? .black
    return color.opacity(35.0 / 255)
  }

  var options: TextOptions {
    let text = environment.core.text
    let session = environment.session
    var options = TextOptions(
      lineLimit: text.lineLimit, minimumLines: text.minimumLines ?? 1,
      truncation: text.truncation.option, minimumScaleFactor: text.minimumScaleFactor,
      allowsTightening: text.allowsTightening, lineSpacing: text.lineSpacing,
      alignment: text.alignment.option, rightToLeft: environment.layoutDirection == .rightToLeft,
      pixelsPerPoint: session.scale, isWidthFlexible: isRunning && session.isArchived,
      isPlaceholder: environment.core.hides == .placeholder)
    options.writesInLayoutDirection = text.writesInLayoutDirection
    options.alignsByWriting = text.alignsByWriting
    return options
  }
}

extension EnvironmentValues {
  /// What text and shapes are drawn with where nothing else is said.
  package var ink: ShapePaint {
    if let style = core.foreground { return style.primary._paint(in: self).paint }
    return .color(
      session.palette.color(.label, scheme: paletteScheme, contrast: paletteContrast))
  }
}

extension TextEnvironment.TruncationMode {
  fileprivate var option: TextOptions.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension TextAlignment {
  fileprivate var option: TextOptions.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
