import SwiftUI

extension Samples {
  @MainActor mutating func addTextModifiers() {
    let words = Self.words
    let stack = VStack { words }
    drawn("TextRenderer") { stack.textRenderer(Wobbly()) }
    drawn("multilineTextAlignment(_)") { words.multilineTextAlignment(.center) }
    drawn("multilineTextAlignment: .center") { stack.multilineTextAlignment(.center) }
    drawn("multilineTextAlignment: .trailing") { stack.multilineTextAlignment(.trailing) }
    drawn("multilineTextAlignment: .leading") { stack.multilineTextAlignment(.leading) }
    drawn("lineLimit(_)") { words.lineLimit(1) }
    drawn("lineLimit: N") { stack.lineLimit(2) }
    drawn("lineLimit(nil)") { stack.lineLimit(nil) }
    drawn("lineLimit(range)") { stack.lineLimit(1...3) }
    drawn("lineLimit(_, reservesSpace:)") { stack.lineLimit(2, reservesSpace: true) }
    drawn("lineSpacing(_)") { stack.lineSpacing(3) }
    drawn("minimumScaleFactor(_)") { words.minimumScaleFactor(0.5) }
    drawn("minimumScaleFactor: N") { stack.minimumScaleFactor(0.8) }
    drawn("truncationMode(_)") { words.truncationMode(.middle) }
    drawn("truncationMode: .tail") { stack.truncationMode(.tail) }
    drawn("allowsTightening(_)") { words.allowsTightening(true) }
    drawn("allowsTightening: true") { stack.allowsTightening(true) }
    drawn("textCase(_)") { words.textCase(.lowercase) }
    drawn("textCase: .uppercase") { stack.textCase(.uppercase) }
    drawn("kerning(_)") { words.kerning(1) + words.tracking(2).baselineOffset(3) }
    drawn("tracking(_)") { stack.tracking(1).kerning(1).baselineOffset(2) }
    drawn("monospacedDigit()") { words.monospacedDigit() }
    drawn("monospaced()") { stack.monospaced() }
    drawn("bold()") { words.bold() }
    drawn("bold(_)") { stack.bold(true) }
    drawn("italic()") { words.italic() }
    drawn("italic(_)") { stack.italic(false) }
    drawn("fontWeight(_)") { words.fontWeight(.black) }
    drawn("fontWeight: .semibold") { stack.fontWeight(.semibold) }
    drawn("fontWeight: .bold") { stack.fontWeight(.bold) }
    drawn("fontWeight: .medium") { stack.fontWeight(.medium) }
    drawn("fontWeight: .heavy") { stack.fontWeight(.heavy) }
    drawn("fontDesign(_)") { words.fontDesign(.serif) }
    drawn("fontDesign: .rounded") { stack.fontDesign(.rounded) }
    drawn("fontWidth(_)") { stack.fontWidth(.condensed) }
    drawn("underline(_, color:)") { words.underline(true, color: .red).strikethrough() }
    drawn("underline(_, pattern:, color:)") {
      words.underline(true, pattern: .dash, color: .blue)
      stack.underline(true, pattern: .dot, color: .blue)
    }
    drawn("strikethrough(_, pattern:, color:)") {
      words.strikethrough(true, pattern: .dashDot, color: .blue)
      stack.strikethrough(true, pattern: .dashDotDot)
    }
    drawn("textScale(_)") { words.textScale(.secondary) + words.textScale(.default) }
    drawn("textScale(_, isEnabled:)") { stack.textScale(.secondary, isEnabled: true) }
    drawn("typesettingLanguage(_)") { words.typesettingLanguage(.init(languageCode: .thai)) }
    drawn("speechSpellsOutCharacters(_)") {
      words.speechSpellsOutCharacters().speechAdjustedPitch(0.1)
    }
    drawn("dynamicTypeSize(_)") { words.dynamicTypeSize(.xLarge).dynamicTypeSize(...(.xxLarge)) }
    inert("textSelection(_)") { words.textSelection(.enabled) }
  }

  @MainActor mutating func addFonts() {
    let words = Self.words
    for (name, font) in styles { drawn("font: \(name)") { words.font(font) } }
    for (name, font) in systemFonts { drawn("font: \(name)") { words.font(font) } }
    drawn("font(_)") { VStack { words }.font(.body) }
    drawn("font: font") {
      let font: Font? = .body
      words.font(font)
    }
    drawn("weight(_)") { words.font(.body.weight(.semibold)) }
    drawn("weight: .semibold") { words.font(Font.body.weight(.semibold)) }
    drawn("width() {}") { words.font(.body.width(.condensed)) }
    drawn("Font(_)") { words.font(Font(UIFont.systemFont(ofSize: 14))) }
    drawn("Font(font)") { words.font(Font(UIFont.systemFont(ofSize: 12))) }
    drawn("Font.system()") { words.font(Font.system(size: 12)) }
    drawn("Font.custom()") { words.font(Font.custom("Inter", size: 12)) }
    drawn("Font.caption") { words.font(Font.caption) }
    drawn("Font.caption2") { words.font(Font.caption2) }
    drawn("Font.title") { words.font(Font.title) }
    drawn("Font.body") { words.font(Font.body) }
    drawn("Font.title3") { words.font(Font.title3) }
    drawn("Font.callout") { words.font(Font.callout) }
    drawn("Font.largeTitle") { words.font(Font.largeTitle) }
  }

  private var styles: [(String, Font)] {
    [
      (".headline", .headline), (".subheadline", .subheadline), (".caption", .caption),
      (".footnote", .footnote), (".title", .title), (".body", .body), (".caption2", .caption2),
      (".title2", .title2), (".callout", .callout), (".title3", .title3),
      (".largeTitle", .largeTitle), (".footnote.bold()", .footnote.bold()),
      (".caption.weight(_)", .caption.weight(.semibold)), (".body.bold()", .body.bold()),
      (".body.weight(_)", .body.weight(.semibold)), (".title3.weight(_)", .title3.weight(.light)),
      (".caption2.weight(_)", .caption2.weight(.light)),
      (".footnote.weight(_)", .footnote.weight(.light)),
      (".caption2.monospacedDigit()", .caption2.monospacedDigit()),
      (".footnote.monospacedDigit()", .footnote.monospacedDigit()),
      (".caption.monospacedDigit().weight(_)", .caption.monospacedDigit().weight(.semibold)),
      (".headline.monospacedDigit()", .headline.monospacedDigit()),
      (".title3.monospacedDigit().weight(_)", .title3.monospacedDigit().weight(.medium)),
      (".body.italic()", .body.italic()), (".body.leading(_)", .body.leading(.tight)),
      (".body.smallCaps()", .body.smallCaps()), (".body.monospaced()", .body.monospaced()),
      (".body.width(_)", .body.width(.expanded)),
      (".body.lowercaseSmallCaps()", .body.lowercaseSmallCaps().uppercaseSmallCaps()),
    ]
  }

  private var systemFonts: [(String, Font)] {
    [
      (".system(size:)", .system(size: 12)),
      (".system(size:, weight:)", .system(size: 12, weight: .semibold)),
      (".system(size:, weight:, design:)", .system(size: 12, weight: .heavy, design: .rounded)),
      (".system(size:, design:)", .system(size: 12, design: .monospaced)),
      (".system(size:).bold()", .system(size: 12).bold()),
      (".system(_, design:)", .system(.title, design: .monospaced)),
      (".system(_, design:, weight:)", .system(.title, design: .serif, weight: .bold)),
      (".system(_, weight:)", .system(.title, weight: .bold)),
      (".custom(_, size:)", .custom("Inter", size: 12)),
      (".custom(_, size:, relativeTo:)", .custom("Inter", size: 12, relativeTo: .body)),
      (".custom(_, fixedSize:)", .custom("Inter", fixedSize: 12)),
      (".custom(_, size: .leastNonzeroMagnitude)", .custom("Inter", size: .leastNonzeroMagnitude)),
    ]
  }
}

private struct Loud: TextAttribute {}

/// Draws what is loud character by character, the rest line by line.
private struct Wobbly: TextRenderer {
  var strength = 1.0
  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }
  var displayPadding: EdgeInsets { EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0) }

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      guard line.contains(where: { $0[Loud.self] != nil }) else {
        ctx.draw(line, options: .disablesSubpixelQuantization)
        continue
      }
      for run in line {
        for (index, slice) in run.enumerated() {
          var copy = ctx
          copy.translateBy(x: 0, y: index.isMultiple(of: 2) ? strength : -strength)
          copy.draw(slice)
        }
      }
    }
  }
}
