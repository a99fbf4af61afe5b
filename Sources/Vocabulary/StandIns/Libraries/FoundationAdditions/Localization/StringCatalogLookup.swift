package import Foundation
import Synchronization

/// The hook through which localised strings reach the widget's own catalogs.
///
/// The stand-ins cannot read `.xcstrings` or `.strings` files; the host installs a closure that
/// can. Without one every key stands for itself, as Foundation does with a missing table.
package enum StringCatalogLookup {
  /// What is asked of the catalogs.
  package struct Request: Hashable, Sendable {
    /// The key, with a format specifier where a value was interpolated: `"%lld cups"`.
    package var key: String
    /// The table; nil means `Localizable`.
    package var table: String?
    /// The language wanted.
    package var locale: Locale
    /// The interpolated values in order, for choosing a plural form.
    package var arguments: [LocalizationArgument]
    /// What is shown where no catalog has the key; nil for the key.
    package var standard: String?

    /// A request for a key; `nil` for the usual table.
    package init(
      key: String, table: String? = nil, locale: Locale, arguments: [LocalizationArgument] = []
    ) {
      self.key = key
      self.table = table
      self.locale = locale
      self.arguments = arguments
    }
  }

  /// Answers with the translated format string, or nil when no catalog has the key.
  package typealias Source = @Sendable (Request) -> String?

  private static let source = Mutex<Source?>(nil)

  /// Installs the catalogs; nil removes them.
  package static func use(_ newSource: Source?) {
    source.withLock { $0 = newSource }
  }

  /// The translated format string for `request`, or nil.
  package static func string(for request: Request) -> String? {
    source.withLock { $0 }?(request)
  }
}
