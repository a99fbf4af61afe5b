public import Foundation

extension NSLocale {
  /// The name of a country in the locale's language; nil if there is no such country.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }
}
