public import Foundation

extension PersonNameComponents {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    /// Kept, and not asked: a name's own script gives its order.
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = VitrineClock.locale) {
      (self.style, self.locale) = (style, locale)
    }

    public func format(_ value: PersonNameComponents) -> String {
      let name = PersonName(value)
      return switch style {
      case .short: name.short
      case .medium: name.medium
      case .long: name.long
      case .abbreviated: name.abbreviated
      }
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// The parts of a written name.
  ///
  /// - Throws: Where there is no word in it.
  public init(_ value: String) throws {
    guard let name = PersonName(reading: value) else {
      throw CocoaError(
        .formatting, userInfo: [NSDebugDescriptionErrorKey: "“\(value)” is no name."])
    }
    self = name.components
  }

  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
