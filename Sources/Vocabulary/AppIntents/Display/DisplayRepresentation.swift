public import Foundation
public import FoundationAdditions

/// How a value appears in a list: a title, perhaps a second line and a picture.
public struct DisplayRepresentation: Sendable, Hashable {
  /// A picture beside a title.
  public struct Image: Sendable, Hashable {
    /// How a picture is cut.
    public enum DisplayStyle: Sendable, Hashable { case `default`, circular }

    enum Source: Sendable, Hashable {
      case symbol(String)
      case asset(String)
      case address(URL)
      case data(Data)
    }

    let source: Source

    /// A system symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { source = .symbol(systemName) }

    /// A picture from the asset catalog.
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { source = .asset(name) }

    /// A picture at an address.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { source = .address(url) }

    /// A picture in memory.
    public init(
      data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { source = .data(data) }
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The second line.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Other words for the same.
  public var synonyms: [LocalizedStringResource]

  /// How a value is shown: its title, a line below, a picture and other names for it.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// A title alone.
  public init(_ title: LocalizedStringResource) { self.init(title: title) }
}

/// A literal is the title.
extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// A literal without values.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// A literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a type appears: its name, perhaps with a number.
public struct TypeDisplayRepresentation: Sendable, Hashable {
  /// The name.
  public var name: LocalizedStringResource
  /// The name with a number.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the same.
  public var synonyms: [LocalizedStringResource]

  /// How a type is called, one of it or, by the numeric format, several.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

/// A literal is the name.
extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// A literal without values.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// A literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
