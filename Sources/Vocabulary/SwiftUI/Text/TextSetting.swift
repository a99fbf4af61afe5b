import Typesetting
import VectorDrawing
import ViewGraph

/// How texts are set where nothing else is said: what follows from an environment for all texts
/// that see it, worked out when the first of them needs it. Where something is wrong it is worked
/// out for each, as each says so.
@MainActor final class TextSetting {
  /// Whether a text of one string that says no more than its font and colour can be set without a
  /// printer: nothing hides it, changes its letters, moves them or draws lines through them.
  let isPlain: Bool
  let isDisabled: Bool
  let cutsAsAsked: Bool
  private var ink: ShapePaint?
  private var options: NumberedOptions?
  /// The font of texts that ask for none.
  private var usual: SetFont?
  /// The fonts that texts asked for, and their numbers, by which most are told.
  private var fonts: [SetFont] = []
  private var codes: [UInt64?] = []

  /// A font as it is asked for and as it is set.
  final class SetFont {
    fileprivate let asked: Font?
    let font: ResolvedFont
    /// The Dynamic Type style that it is; nil for one of a size of its own.
    let style: Font.TextStyle?

    fileprivate init(_ asked: Font?, _ font: ResolvedFont) {
      (self.asked, self.font) = (asked, font)
      style = if let asked { asked.textStyle } else { .body }
    }
  }

  /// More are not kept.
  private static let mostFonts = 8

  private init(_ environment: EnvironmentValues) {
    let storage = environment.storage
    let text = storage.core.text
    (isDisabled, cutsAsAsked) = (!environment.isEnabled, environment.cutsTextAsAsked)
    isPlain =
      text.textCase == nil && text.underline == nil && text.strikethrough == nil
      && text.kerning == 0 && text.tracking == 0 && text.baselineOffset == 0
      && environment.textRenderer == nil && environment.hides == nil
      && storage.core.fontContext.widthOverride?.isDrawable ?? true
      && storage.core.foreground?.primary._mayDecorate != true
  }

  /// The setting of an environment.
  static func of(_ environment: EnvironmentValues) -> TextSetting {
    if let known = environment.storage.derived as? TextSetting { return known }
    let setting = TextSetting(environment)
    environment.storage.derived = setting
    return setting
  }
}

extension TextSetting {
  /// What texts are drawn with.
  func ink(in environment: EnvironmentValues) -> ShapePaint {
    if let ink { return ink }
    return Self.kept(&ink, in: environment.session) { environment.ink }
  }

  /// How texts behave as paragraphs.
  func options(in environment: EnvironmentValues) -> NumberedOptions {
    if let options { return options }
    return Self.kept(&options, in: environment.session) {
      NumberedOptions(TextOptions(environment))
    }
  }

  /// What texts that ask for no font are set in; nil where there is no such font.
  func font(in environment: EnvironmentValues) -> SetFont? {
    if let usual { return usual }
    usual = made(environment.storage.core.font, in: environment)
    return usual
  }

  /// What a font is set with; nil where there is no such font.
  func font(_ asked: Font, in environment: EnvironmentValues) -> SetFont? {
    let code = asked.plainCode
    for index in codes.indices
    where codes[index] == code && (code != nil || fonts[index].asked == asked) {
      return fonts[index]
    }
    let font = made(asked, in: environment)
    if let font, fonts.count < Self.mostFonts {
      fonts.append(font)
      codes.append(code)
    }
    return font
  }

  private func made(_ asked: Font?, in environment: EnvironmentValues) -> SetFont? {
    if let asked, !asked.hasDrawableSize { return nil }
    let context = environment.storage.core.fontContext
    return SetFont(asked, environment.session.resolved(asked, in: context))
  }

  /// Works a value out and keeps it unless something was said about it.
  private static func kept<Value>(
    _ known: inout Value?, in session: RenderSession, _ make: () -> Value
  ) -> Value {
    let reports = session.reports
    let value = make()
    if session.reports == reports { known = value }
    return value
  }
}
