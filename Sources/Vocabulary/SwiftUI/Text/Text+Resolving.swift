import DiagnosticRecords
import Foundation
import LayoutEngine
import ResourceCatalogs
import Typesetting
import VectorDrawing
package import ViewGraph

extension Text {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    let environment = resolver.environment
    let setting = TextSetting.of(environment)
    if let plain = plainContent(in: setting, resolver) {
      let node = resolver.node(Node(.text(plain), "Text"), TextAlgorithm(block: plain.block))
      node.placesGuides = true
      return resolver.nodes.append(node)
    }
    var style = TextStyle(environment)
    style.change(by: asked)
    var printer = TextPrinter(environment)
    printer.append(self, in: style)
    var options = setting.options(in: environment)
    if printer.isRunning { options = options.flexible }
    let block = SharedTexts.block(runs: printer.runs, options: options)
    let isHidden = environment.hides != nil
    let look = TextLook(
      styles: RunStyles(printer.styles), redaction: isHidden ? printer.placeholderInk : nil,
      string: printer.string)
    (look.view, look.key) = (resolver.session.view, content.key)
    (look.isDisabled, look.isCutAsAsked) = (!environment.isEnabled, environment.cutsTextAsAsked)
    var drawn = Node(.text(TextContent(block: block, look: look)), "Text")
    if let note = printer.note { drawn.notes.accessibility = note }
    let algorithm = TextAlgorithm(block: block)
    let node: LayoutNode
    if let renderer = environment.textRenderer as? any TextRenderer {
      look.renderer = renderer.drawing(in: environment)
      node = resolver.node(drawn, RenderedTextAlgorithm(text: algorithm, renderer: renderer))
    } else {
      node = resolver.node(drawn, algorithm)
    }
    node.placesGuides = true
    guard let foreground = style.foreground ?? environment.storage.core.foreground?.primary,
      foreground._mayDecorate
    else { return resolver.nodes.append(node) }
    resolver.nodes.append(resolver.decorated(node, by: foreground))
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
  /// Whether a date of it runs.
  private(set) var isRunning = false
  private var isLive = false

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The characters outside of any environment, for comparing texts.
  static func plain(_ text: Text) -> String { text.string(in: EnvironmentValues()) }

  mutating func append(_ text: Text, style outer: TextStyle) {
    append(text, in: outer.changed(by: text.asked))
  }

  /// Appends a text in a style that knows the text's own modifiers.
  mutating func append(_ text: Text, in style: TextStyle) {
    if let label = style.spoken {
      let before = spoken
      defer { respoken = before + label.spoken(in: environment) }
      return append(text.content, style)
    }
    append(text.content, style)
  }

  private mutating func append(_ content: Text.Content, _ style: TextStyle) {
    switch content {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table): append(key, table: table, style)
    case .live(let live): append(live, style)
    case .formatted(let string): append(string(environment), style)
    case .attributed(let string): append(string, style)
    case .image(let image): append(image, style)
    case .joined(let first, let second):
      append(first, style: style)
      append(second, style: style)
    }
  }

  mutating func append(_ given: String, _ style: TextStyle, live: LiveText? = nil) {
    let text = fitting(given)
    if text.isEmpty { return }
    if live != nil { isLive = true }
    let shown = cased(text)
    if string.isEmpty { string = shown } else { string += shown }
    respoken?.append(shown)
    if runs.isEmpty {
      // Most texts have one run; an array of one is quicker made than grown.
      (runs, styles) = ([run(shown, style)], [look(style, live: live)])
      return
    }
    runs.append(run(shown, style))
    styles.append(look(style, live: live))
  }

  mutating func append(_ given: LiveDate, _ style: TextStyle) {
    let live = given.gated(by: environment.session)
    if live.isRunning { isRunning = true }
    append(live.string(in: environment), style, live: live.note(environment.locale))
  }

  /// The characters as they are read aloud.
  var spoken: String { respoken ?? string }

  /// What is said beyond the characters, if anything.
  var note: AccessibilityNote? {
    guard isLive || respoken != nil else { return nil }
    var note = AccessibilityNote()
    if environment.hides == nil { note.label = respoken }
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
    var extras = look.extras ?? TextContent.RunExtras()
    extras.attachment = { inline.draw(paint, $0, &$1, $2) }
    look.extras = extras
    styles.append(look)
  }

  private func run(_ text: String, _ style: TextStyle) -> TextRun {
    let session = environment.session
    return TextRun(
      text: text, font: font(style), kerning: session.length(style.kerning, of: "kerning"),
      tracking: session.length(style.tracking, of: "tracking"),
      baselineOffset: session.length(style.baselineOffset, of: "baselineOffset"), tag: runs.count)
  }

  private func font(_ style: TextStyle) -> ResolvedFont {
    environment.session.resolved(style.font, in: style.context)
  }

  private func look(_ style: TextStyle, live: LiveText?) -> TextContent.RunStyle {
    let paint =
      if let foreground = style.foreground {
        foreground._paint(in: environment).paint
      } else {
        environment.ink
      }
    var look = TextContent.RunStyle(paint: paint)
    look.textStyle = if let font = style.font { font.textStyle } else { .body }
    if style.hasExtras || live != nil {
      look.extras = style.extras(in: environment, live: live)
    }
    return look
  }

  /// The beginning of a text that is longer than any screen, in bytes of UTF-8, with what is there
  /// already.
  private func fitting(_ text: String) -> String {
    let room = Self.mostBytes - string.utf8.count
    if text.utf8.count <= room { return text }
    environment.session.report(
      .textTooLong,
      "A text of more than \(Self.mostBytes) bytes is cut: no widget shows so many letters.",
      hint: "Give the text what can be seen of it.")
    // Whole characters only.
    var cut = text.prefix(max(0, room))
    while cut.utf8.count > room { cut = cut.dropLast(max(1, (cut.utf8.count - room) / 8)) }
    return String(cut)
  }

  /// A screen full of small print has some ten thousand letters.
  static let mostBytes = 20_000

  private func cased(_ text: String) -> String {
    switch environment.storage.core.text.textCase {
    case .uppercase?: text.uppercased(with: environment.locale)
    case .lowercase?: text.lowercased(with: environment.locale)
    case nil: text
    }
  }

  /// The colour of the bars that hide text: the foreground at 13.7 %
  /// (Facts/redaction.md#placeholder-look).
  var placeholderInk: RGBA {
    let color = styles.first.map { $0.paint.firstColor } ?? .black
    return color.opacity(35.0 / 255)
  }
}

extension Text.Content {
  /// The words as the code writes them; nil where values have a part in them.
  fileprivate var key: String? {
    switch self {
    case .localized(let key, _): key.arguments.isEmpty ? key.key : nil
    case .joined(let first, let second):
      first.content.key.flatMap { key in second.content.key.map { key + $0 } }
    case .image: ""
    case .verbatim, .live, .formatted, .attributed: nil
    }
  }
}

extension EnvironmentValues {
  /// What text and shapes are drawn with where nothing else is said.
  package var ink: ShapePaint {
    if let style = storage.core.foreground { return style.primary._paint(in: self).paint }
    return .color(
      session.inputs.palette.color(.label, scheme: paletteScheme, contrast: paletteContrast))
  }
}

extension Rule {
  static let textTooLong = Rule(
    "text-too-long", fault: .widget, .warning, "A text is longer than any widget shows",
    why: "It is cut.",
    remedy: "Give the text what can be seen of it.")
}
