public import Foundation
public import Typesetting
public import ViewGraph

/// The modifiers Apple declares on `Text` itself, so that texts stay texts and can be joined.
extension Text {
  private func changed(_ change: TextChange) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// The text in a font; `nil` for that of the environment.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// The text in a weight; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// The text in a design; `nil` leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  /// The text in a width; `nil` leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  /// The text in bold.
  public func bold() -> Text { changed(.bold(true)) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  /// The text slanted.
  public func italic() -> Text { changed(.italic(true)) }
  /// The text slanted, or not.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  /// The text with all letters as wide, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  /// The text with all digits as wide, so that numbers do not shift.
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }

  /// The text in a colour; `nil` leaves it as it is.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { changed(.foreground($0)) } ?? self
  }

  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.foreground(style)) }

  /// The text with a value that a `TextRenderer` finds in its runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.attribute(ObjectIdentifier(T.self), value))
  }

  /// - Parameter kerning: Points between characters.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }

  /// - Parameter tracking: Points after each character.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }

  /// - Parameter baselineOffset: Points upwards.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }

  /// The text with a line under it; `nil` draws it in the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// The text with a line under it in a pattern; `nil` draws it in the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.underline(isActive ? TextDecoration(pattern.drawn, color) : nil)) }

  /// The text with a line through it; `nil` draws it in the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// The text with a line through it in a pattern; `nil` draws it in the colour of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive ? TextDecoration(pattern.drawn, color) : nil)) }

  /// The scale of a text relative to its surroundings.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale.factor)) : self
  }

  /// The language whose rules set the lines; the reading direction and the words decide here.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  /// Whether a voice spells the text out; a picture has no voice.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// How high a voice reads; a picture has no voice.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Whether a voice reads the punctuation; a picture has no voice.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Whether a voice reads it after what it is reading; a picture has no voice.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// A relative size.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// As large as its surroundings.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller than its surroundings.
    public static let secondary = Scale(isSecondary: true)

    /// Apple gives no number for secondary text; four fifths is an estimate.
    var factor: CGFloat { isSecondary ? 0.8 : 1 }
  }

  /// What is read instead of the characters, also as a part of a longer text.
  public func accessibilityLabel(_ label: Text) -> Text { changed(.spoken(label)) }
  /// What is read instead of the characters, also as a part of a longer text.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }
  /// What is read instead of the characters, also as a part of a longer text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}
