public import Foundation

extension String {
  /// Options of a look-up; those that Apple documents change nothing here.
  public struct LocalizationOptions: Sendable {
    public var replacements: [any CVarArg & Sendable]?

    public init() {}
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = VitrineClock.locale, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: BundledResource.table(table, in: bundle), locale: locale)
  }

  public init(
    localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = VitrineClock.locale, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: BundledResource.table(table, in: bundle), locale: locale)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = VitrineClock.locale, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      key: key.description, table: BundledResource.table(table, in: bundle), locale: locale)
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text() }
}

extension AttributedString {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = VitrineClock.locale, comment: StaticString? = nil
  ) {
    let table = BundledResource.table(table, in: bundle)
    self = InlineMarkdown.attributed(
      keyAndValue.text(table: table, locale: locale), inflection: Inflection(locale))
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = InlineMarkdown.attributed(resource.text(), inflection: Inflection(resource.locale))
  }
}
