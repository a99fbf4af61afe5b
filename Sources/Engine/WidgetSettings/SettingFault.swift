/// Why something cannot be the value of a setting.
package enum SettingFault: Error, Hashable, Sendable {
  /// It has not the form of one.
  case form
  /// It has the form, but nothing is called so: the word, and what to say about it in full
  /// sentences.
  case unknown(String, String)
}
