extension Shadow {
  /// The bundle of a package's target, which SwiftPM generates where a target has resources.
  ///
  /// - Parameter bundle: the name of its folder in the program's own; nil for that one.
  static func module(_ bundle: String?) -> Shadow {
    guard let bundle else {
      return .member("Bundle", "module", "static var module: Bundle { .main }")
    }
    let name = SwiftCode.literal("/" + bundle)
    return .member(
      "Bundle", "module",
      "static let module = Bundle(path: Bundle.main.bundlePath + \(name)) ?? .main")
  }

  /// Strings are found in the catalogs that were read, which Foundation on Linux does not know.
  static let bundles: [Shadow] = [
    Shadow(
      type: nil, name: "NSLocalizedString",
      code: """
        @usableFromInline nonisolated func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
          comment: String
        ) -> String {
          let translation = String(
            localized: String.LocalizationValue(key), table: tableName, bundle: bundle)
          return translation == key && !value.isEmpty ? value : translation
        }
        """),
    .member(
      "Bundle", "localizedString(forKey:value:table:)",
      """
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
          NSLocalizedString(
            key, tableName: tableName, bundle: self, value: value ?? "", comment: "")
        }
      """),
  ]
}
