package import Encodings

/// What is known of a setting whatever the type of its values; what help, page, schema, command
/// line and the reader of `vitrine.json` go by.
package struct SettingDeclaration: Sendable {
  /// Its key in `vitrine.json` and among values; of a member of an object there, the key of that,
  /// a full stop and its own: `variants.scheme`.
  package let name: String
  /// The setting whose value it says; its own name unless it is another key for one.
  package let says: String
  package let option: SettingOption?
  /// Whether `vitrine.json` may say it.
  package let isInFile: Bool
  /// Whether the gallery program reads it.
  package let isTold: Bool
  /// Whether pictures may depend on it.
  package let isDrawn: Bool
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
    isDrawn: Bool = true, _ outline: SettingOutline, usually: String? = nil, help: String,
    details: String = "",
    check: @escaping @Sendable (JSONValue) throws(SettingFault) -> Void
  ) {
    (self.name, self.option, self.isInFile, self.isTold) = (name, option, isInFile, isTold)
    (self.outline, self.usually, self.help, self.details) = (outline, usually, help, details)
    (self.says, self.isDrawn, self.check) = (name, isDrawn, check)
  }

  /// Another key of `vitrine.json` for a setting.
  init(
    _ name: String, sameAs says: String, _ outline: SettingOutline, usually: String? = nil,
    help: String
  ) {
    (self.name, self.option, self.isInFile, self.isTold) = (name, nil, true, false)
    (self.outline, self.usually, self.help, self.details) = (outline, usually, help, "")
    (self.says, isDrawn) = (says, true)
    check = { (json) throws(SettingFault) in try Self.inFile(says)?.check(json) }
  }

  /// The object of `vitrine.json` that it is a member of; nil for none.
  package var group: String? {
    name.firstIndex(of: ".").map { String(name[..<$0]) }
  }

  /// Its key in the object that it is a member of.
  package var key: String { group.map { String(name.dropFirst($0.count + 1)) } ?? name }

  /// The declaration of a key of `vitrine.json`, or of a member of an object there.
  package static func inFile(_ name: String) -> SettingDeclaration? {
    all.first { $0.isInFile && $0.name == name }
  }

  /// All keys of `vitrine.json`, or of an object there, sorted.
  package static func keys(in group: String? = nil) -> [String] {
    all.filter { $0.isInFile && $0.group == group }.map(\.key).sorted()
  }
}
