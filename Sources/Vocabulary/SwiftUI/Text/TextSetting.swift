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
  private let fonts: ContextFonts

  private init(_ environment: EnvironmentValues) {
    let storage = environment.storage
    let text = storage.core.text
    (isDisabled, cutsAsAsked) = (!environment.isEnabled, environment.cutsTextAsAsked)
    fonts = FontLibrary.shared.fonts(in: storage.core.fontContext)
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

  /// What a font is set with, or the usual one; nil where there is no such font.
  func font(_ asked: Font?) -> ResolvedFont? {
    asked?.hasDrawableSize ?? true ? fonts.resolve(asked) : nil
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
