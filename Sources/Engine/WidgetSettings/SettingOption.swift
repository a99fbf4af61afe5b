/// How the command line says a setting.
package struct SettingOption: Sendable {
  /// All spellings, the one shown first: `--time-zone`, `--timezone`.
  package let names: [String]
  /// What stands for the value in the help; nil for a switch.
  package let placeholder: String?
  /// Whether it matters to commands that only list what is there.
  package let concernsLists: Bool

  package init(_ names: String..., value placeholder: String? = nil, concernsLists: Bool = false) {
    self.init(names, value: placeholder, concernsLists: concernsLists)
  }

  init(_ names: [String], value placeholder: String?, concernsLists: Bool) {
    (self.names, self.placeholder, self.concernsLists) = (names, placeholder, concernsLists)
  }
}
