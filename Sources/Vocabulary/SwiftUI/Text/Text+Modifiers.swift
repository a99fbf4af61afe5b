public import Foundation
public import Typesetting
public import ViewGraph

/// The modifiers Apple declares on `Text` itself, so that texts stay texts and can be joined.
extension Text {
  private func changed(
    _ change: consuming TextChange, _ kind: TextChanges.Kind = .other
  ) -> Text {
    Text(content, TextChanges(change, after: changes, kind), position)
  }

  public func font(_ font: consuming Font?) -> Text {
    guard let font else { return self }
    return changed(.font(font), .font)
  }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  public func bold() -> Text { changed(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  public func italic() -> Text { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }

  public func foregroundColor(_ color: Color?) -> Text {
    color.map { changed(.foreground($0), .foreground) } ?? self
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(style), .foreground)
  }

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

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.underline(isActive ? TextDecoration(pattern.drawn, color) : nil)) }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive ? TextDecoration(pattern.drawn, color) : nil)) }

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

  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)

    /// Apple gives no number for secondary text; four fifths is an estimate.
    var factor: CGFloat { isSecondary ? 0.8 : 1 }
  }

  public func accessibilityLabel(_ label: Text) -> Text { changed(.spoken(label)) }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}
