package import Foundation

extension String {
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key, with specifiers where values were interpolated.
    package var key: String
    /// The interpolated values in order.
    package var arguments: [LocalizationArgument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }
}

extension String.LocalizationValue {
  /// The translation of this value, or the value itself where there is none.
  package func text(table: String?, locale: Locale) -> String {
    text(key: key, table: table, locale: locale)
  }

  /// The translation filed under `key`, with this value as its stand-in.
  package func text(key lookupKey: String, table: String?, locale: Locale) -> String {
    var request = StringCatalogLookup.Request(
      key: lookupKey, table: table, locale: locale, arguments: arguments)
    request.standard = key
    let format = StringCatalogLookup.string(for: request) ?? key
    // A plain literal is shown as it is, percent signs and all; so is its translation.
    if arguments.isEmpty { return format }
    return FormatTemplate(format).filled(with: arguments, locale: locale)
  }
}

/// Codes the key and the rendered arguments.
extension String.LocalizationValue: Codable {
  private enum CodingKeys: CodingKey { case key, arguments }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    key = try values.decode(String.self, forKey: .key)
    arguments = try values.decode([String].self, forKey: .arguments).map { .text($0) }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    let locale = VitrineClock.locale
    let texts = arguments.map { FormatPlaceholder(position: 0).text(for: $0, locale: locale) }
    try values.encode(texts, forKey: .arguments)
  }
}
