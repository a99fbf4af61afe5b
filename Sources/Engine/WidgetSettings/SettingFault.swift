/// Why something cannot be the value of a setting.
package enum SettingFault: Error, Hashable, Sendable {
  /// A word that nothing is called by.
  package struct Unknown: Hashable, Sendable {
    package let word: String
    /// What to say about it, in full sentences.
    package let problem: String
  }

  /// It has not the form of one.
  case form
  /// It has the form, but nothing is called so.
  case unknown([Unknown])
}
