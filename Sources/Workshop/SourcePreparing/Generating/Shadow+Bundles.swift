extension Shadow {
  /// The bundle of a package's target, which SwiftPM generates where a target has resources: here
  /// the program's own folder holds them all. Strings are found in the catalogs that were read,
  /// which Foundation on Linux does not know.
  static let bundles: [Shadow] = [
    .member("Bundle", "module", "static var module: Bundle { .main }"),
    Shadow(
      type: nil, name: "NSLocalizedString",
      code: """
        @usableFromInline nonisolated func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
          comment: String
        ) -> String {
          let translation = String(localized: String.LocalizationValue(key), table: tableName)
          return translation == key && !value.isEmpty ? value : translation
        }
        """),
    .member(
      "Bundle", "localizedString(forKey:value:table:)",
      """
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
          NSLocalizedString(key, tableName: tableName, value: value ?? "", comment: "")
        }
      """),
  ]
}
