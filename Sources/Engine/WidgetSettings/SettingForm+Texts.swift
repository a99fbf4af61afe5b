import Encodings

extension SettingForm where Value == String {
  /// A text.
  ///
  /// - Parameters:
  ///   - expected: what it must be: `a time zone`.
  ///   - isOne: whether a text is such a thing.
  package static func text(
    _ expected: String = "a text", example: String? = nil,
    isOne: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> SettingForm {
    SettingForm(
      SettingOutline(
        expected, example: example.map(JSONValue.string), schema: ["type": .string("string")]),
      read: { $0.text.flatMap { isOne($0) ? $0 : nil } }, write: JSONValue.string)
  }

  /// The same, of which only those are values that something is called by.
  ///
  /// - Parameter problem: what to say of another, in full sentences.
  func known(by problem: @escaping @Sendable (String) -> String?) -> SettingForm {
    var form = self
    form.unknown = { word in
      problem(word).map { [SettingFault.Unknown(word: word, problem: $0)] } ?? []
    }
    return form
  }

  /// The same, completed by editors and shells with some words.
  func completed(with words: [String]) -> SettingForm {
    var form = self
    form.outline.schema = Self.anyOf(words)
    return form
  }

  /// The JSON Schema of a text that editors complete with some words; others have it too.
  static func anyOf(_ words: [String]) -> [String: JSONValue] {
    [
      "anyOf": .array([
        .object(["enum": .array(words.map(JSONValue.string))]),
        .object(["type": .string("string")]),
      ])
    ]
  }
}

extension SettingForm where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of some names, in any capitalisation.
  package static var choice: SettingForm {
    let names = Value.allCases.map(\.rawValue)
    let expected =
      names.count > 1
      ? "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])" : names.joined()
    return SettingForm(
      SettingOutline(
        expected,
        schema: ["type": .string("string"), "enum": .array(names.map(JSONValue.string))]),
      read: { json in
        let word = json.text?.lowercased()
        return Value.allCases.first { $0.rawValue.lowercased() == word }
      }, write: { .string($0.rawValue) })
  }
}
