package import Encodings

/// What is known of a setting whatever the type of its values; what help, page, schema, command
/// line and the reader of `vitrine.json` go by.
package struct SettingDeclaration: Sendable {
  /// Its key in `vitrine.json` and among values.
  package let name: String
  package let option: SettingOption?
  /// Whether `vitrine.json` may say it.
  package let isInFile: Bool
  /// Whether the gallery program reads it.
  package let isTold: Bool
  package let outline: SettingOutline
  /// What holds where nobody says anything; nil if nothing does.
  package let usually: String?
  /// What it does, without a capital and a full stop.
  package let help: String
  /// What else there is to say, in full sentences; empty if nothing.
  package let details: String
  /// Throws what is wrong with a value.
  package let check: @Sendable (JSONValue) throws(SettingFault) -> Void

  package init(
    _ name: String, option: SettingOption? = nil, isInFile: Bool = true, isTold: Bool = false,
    _ outline: SettingOutline, usually: String? = nil, help: String, details: String = "",
    check: @escaping @Sendable (JSONValue) throws(SettingFault) -> Void
  ) {
    (self.name, self.option, self.isInFile, self.isTold) = (name, option, isInFile, isTold)
    (self.outline, self.usually, self.help, self.details) = (outline, usually, help, details)
    self.check = check
  }

  /// The declaration of a key of `vitrine.json`.
  package static func inFile(_ key: String) -> SettingDeclaration? {
    all.first { $0.isInFile && $0.name == key }
  }

  /// All keys of `vitrine.json`, sorted.
  package static var keys: [String] { all.filter(\.isInFile).map(\.name).sorted() }
}
