package import DiagnosticRecords

/// The translated strings of a target: `.strings`, `.stringsdict` and `.xcstrings`.
package struct StringCatalogs: Sendable {
  /// Everything wrong that was met while reading.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The language of the source code, the last one that is asked.
  package var developmentLanguage: String

  /// No strings at all.
  package init(developmentLanguage: String = "en") {
    self.developmentLanguage = developmentLanguage
  }

  /// Reads string files, `.lproj` folders and folders that hold either.
  package init(reading paths: [String], developmentLanguage: String = "en") {
    self.developmentLanguage = developmentLanguage
  }

  /// The languages with at least one string, sorted.
  package var languages: [String] { [] }

  /// The text for a key, or nil if no language in the chain has it (then show the key).
  ///
  /// The chain is the exact locale, its language, the development language. `numbers` are the
  /// arguments to be formatted in, nil for those that are no numbers; they choose the plural.
  /// Format specifiers stay in the answer.
  package func lookup(
    _ key: String, table: String? = nil, locale: String, numbers: [Double?] = [],
    device: String = "iphone"
  ) -> String? {
    nil
  }
}
