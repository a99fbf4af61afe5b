public import Foundation

public struct LocalizedStringResource: Hashable, Sendable {
  public enum BundleDescription: Hashable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    private var identity: String {
      switch self {
      case .main: "main"
      case .forClass(let type): "class \(type)"
      case .atURL(let url): "url \(url.absoluteString)"
      }
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  /// The table; nil means `Localizable`.
  public let table: String?
  public let bundle: BundleDescription
  /// The locale asked for; nil follows the render's, which may differ between two renders.
  private var chosenLocale: Locale?

  public var locale: Locale {
    get { chosenLocale ?? VitrineClock.locale }
    set { chosenLocale = newValue }
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    chosenLocale = locale
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    chosenLocale = locale
  }
}

extension LocalizedStringResource {
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL))
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// Codes key, text and table; the bundle is always the widget's.
extension LocalizedStringResource: Codable {
  private enum CodingKeys: CodingKey { case key, defaultValue, table }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    key = try values.decode(String.self, forKey: .key)
    defaultValue = try values.decode(String.LocalizationValue.self, forKey: .defaultValue)
    table = try values.decodeIfPresent(String.self, forKey: .table)
    bundle = .main
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    try values.encode(defaultValue, forKey: .defaultValue)
    try values.encodeIfPresent(table, forKey: .table)
  }
}

extension LocalizedStringResource {
  /// The string in `locale`, or in the resource's own where none is given.
  package func text(in locale: Locale? = nil) -> String {
    var table = table
    if case .atURL(let folder) = bundle {
      table = BundledResource.name(table ?? "Localizable", in: folder)
    }
    return defaultValue.text(key: key, table: table, locale: chosenLocale ?? locale ?? self.locale)
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
