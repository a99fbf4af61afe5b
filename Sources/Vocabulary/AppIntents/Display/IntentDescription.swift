public import FoundationAdditions

public struct IntentDescription: Sendable, Hashable {
  public var descriptionText: LocalizedStringResource
  public var categoryName: LocalizedStringResource?
  public var searchKeywords: [LocalizedStringResource]
  public var resultValueName: LocalizedStringResource?

  /// What an intent does, in words for Shortcuts; a picture shows nothing of it.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

public struct IntentDialog: Sendable, Hashable {
  public var full: LocalizedStringResource
  public var supporting: LocalizedStringResource?

  public init(_ full: LocalizedStringResource) { self.full = full }

  /// What is said, what is said where a picture says the rest, and a symbol, which is not kept.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.full = full
    self.supporting = supporting
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
