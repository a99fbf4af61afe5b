public import Foundation
public import FoundationAdditions
public import Typesetting
public import ViewGraph

/// The modifiers Apple declares on `Text` itself, so that texts stay texts and can be joined.
extension Text {
  private consuming func changed(_ change: TextChange) -> Text {
    changed { $0.ask(for: change) }
  }

  public consuming func font(_ font: Font?) -> Text {
    guard let font else { return self }
    return changed { $0.ask(for: font) }
  }
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public consuming func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  public consuming func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  public consuming func bold() -> Text { changed(.bold(true)) }
  public consuming func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  public consuming func italic() -> Text { changed(.italic(true)) }
  public consuming func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public consuming func monospaced(_ isActive: Bool = true) -> Text {
    changed(.monospaced(isActive))
  }
  public consuming func monospacedDigit() -> Text { changed(.monospacedDigit) }

  public consuming func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return changed { $0.ask(for: color) }
  }

  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.ask(for: style) }
  }

  public consuming func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.attribute(ObjectIdentifier(T.self), value))
  }

  /// - Parameter kerning: Points between characters.
  public consuming func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }

  /// - Parameter tracking: Points after each character.
  public consuming func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }

  /// - Parameter baselineOffset: Points upwards.
  public consuming func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public consuming func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.underline(isActive ? TextDecoration(pattern.drawn, color) : nil)) }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive ? TextDecoration(pattern.drawn, color) : nil)) }

  public consuming func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
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

  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)

    /// Apple gives no number for secondary text; small text was seen at 0.85 to 0.9
    /// (Facts/fonts.md#secondary-text).
    var factor: CGFloat { isSecondary ? 0.87 : 1 }
  }

  public consuming func accessibilityLabel(_ label: Text) -> Text { changed(.spoken(label)) }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(resource))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}
