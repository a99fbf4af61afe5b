public import Foundation
public import FoundationAdditions

public struct DisplayRepresentation: Sendable, Hashable {
  public struct Image: Sendable, Hashable {
    public enum DisplayStyle: Sendable, Hashable { case `default`, circular }

    enum Source: Sendable, Hashable {
      case symbol(String)
      case asset(String)
      case address(URL)
      case data(Data)
    }

    let source: Source

    public init(systemName: String, isTemplate: Bool? = nil) { source = .symbol(systemName) }

    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { source = .asset(name) }

    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { source = .address(url) }

    public init(
      data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { source = .data(data) }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(_ title: LocalizedStringResource) { self.init(title: title) }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

public struct TypeDisplayRepresentation: Sendable, Hashable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
