import Encodings

/// Something that can be wished of a run: declared once, in a file of its own (`Setting+X.swift`),
/// and named in `SettingDeclaration.all`. The command line's option, the key of `vitrine.json` and
/// the check of its value, what the gallery program is told, the help, the page of the
/// documentation and the schema all come from the declaration.
package struct Setting<Value: Sendable>: Sendable {
  /// What is known of it whatever the type of its values.
  package let declaration: SettingDeclaration
  /// The value where nobody says one.
  package let usual: Value
  let form: SettingForm<Value>

  /// - Parameters:
  ///   - name: its key in `vitrine.json` and among values; in camel case.
  ///   - option: how the command line says it; nil if it cannot.
  ///   - isInFile: whether `vitrine.json` may say it.
  ///   - isTold: whether the gallery program reads it.
  ///   - isDrawn: whether pictures may depend on it; what says only how a run goes on is without.
  ///   - form: what values look like.
  ///   - usual: the value where nobody says one.
  ///   - usually: that value in words, where it needs some.
  ///   - help: what it does, without a capital and a full stop: a line of the help.
  ///   - details: what else there is to say of it in `vitrine.json`, in full sentences.
  package init(
    _ name: String, option: SettingOption? = nil, isInFile: Bool = true, isTold: Bool = false,
    isDrawn: Bool = true, _ form: SettingForm<Value>, usual: Value, usually: String? = nil,
    help: String, details: String = ""
  ) {
    declaration = SettingDeclaration(
      name, option: option, isInFile: isInFile, isTold: isTold, isDrawn: isDrawn, form.outline,
      usually: usually ?? Self.words(form.write(usual)), help: help, details: details
    ) { (json) throws(SettingFault) in
      guard let value = form.read(json) else { throw .form }
      let unknown = form.unknown(value)
      if !unknown.isEmpty { throw .unknown(unknown) }
    }
    (self.form, self.usual) = (form, usual)
  }

  /// A setting that has no value where nobody says one.
  package init<Wrapped>(
    _ name: String, option: SettingOption? = nil, isInFile: Bool = true, isTold: Bool = false,
    _ form: SettingForm<Wrapped>, usually: String? = nil, help: String, details: String = ""
  ) where Value == Wrapped? {
    self.init(
      name, option: option, isInFile: isInFile, isTold: isTold, form.optional, usual: nil,
      usually: usually, help: help, details: details)
  }

  /// A value in words; nil for one that says nothing.
  private static func words(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .number: value.json
    case .null, .bool, .array, .object: nil
    }
  }
}
