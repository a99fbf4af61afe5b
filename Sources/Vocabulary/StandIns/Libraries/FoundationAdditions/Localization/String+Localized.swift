public import Foundation

extension String {
  /// Options of a look-up; those that Apple documents change nothing here.
  public struct LocalizationOptions: Sendable {
    /// Values to put into a string loaded without its interpolations.
    public var replacements: [any CVarArg & Sendable]?

    /// Options that say nothing.
    public init() {}
  }

  /// The translation of an interpolated literal that is its own key.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = VitrineClock.locale, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: table, locale: locale)
  }

  /// The translation of an interpolated literal that is its own key.
  public init(
    localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = VitrineClock.locale, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: table, locale: locale)
  }

  /// The translation filed under `key`, or `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = VitrineClock.locale, comment: StaticString? = nil
  ) {
    self = defaultValue.text(key: key.description, table: table, locale: locale)
  }

  /// The translation that `resource` refers to.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text() }
}

extension AttributedString {
  /// The translation of an interpolated literal, its inline Markdown turned into attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = VitrineClock.locale, comment: StaticString? = nil
  ) {
    self = InlineMarkdown.attributed(keyAndValue.text(table: table, locale: locale))
  }

  /// The translation that `resource` refers to, its inline Markdown turned into attributes.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = InlineMarkdown.attributed(resource.text())
  }
}
