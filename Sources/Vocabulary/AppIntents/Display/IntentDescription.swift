public import FoundationAdditions

/// What an intent does, in a sentence.
public struct IntentDescription: Sendable, Hashable {
  /// The sentence.
  public var descriptionText: LocalizedStringResource
  /// The group that Shortcuts lists it in.
  public var categoryName: LocalizedStringResource?
  /// Words under which it is found.
  public var searchKeywords: [LocalizedStringResource]
  /// The name of what it returns.
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

/// A literal is the sentence.
extension IntentDescription: ExpressibleByStringInterpolation {
  /// A literal without values.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// A literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What Siri says.
public struct IntentDialog: Sendable, Hashable {
  /// The words.
  public var full: LocalizedStringResource
  /// Fewer words, where a screen shows the rest.
  public var supporting: LocalizedStringResource?

  /// What is said and shown.
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

/// A literal is the words.
extension IntentDialog: ExpressibleByStringInterpolation {
  /// A literal without values.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// A literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
