package import Encodings

/// What a value of a setting looks like, for people and for editors.
package struct SettingOutline: Sendable {
  /// How the words of a command line become a value.
  package enum Words: Sendable {
    /// A switch: it is given or not.
    case none
    /// The last word given is the value.
    case text, number
    /// All words, parted by commas.
    case list
  }

  /// What it must be, as the end of a sentence: `a time zone`.
  package var expected: String
  /// A value that shows the form.
  package var example: JSONValue?
  /// The members of its JSON Schema.
  package var schema: [String: JSONValue]
  package var words = Words.text
  /// The files that a value names; they must lie in the project.
  package var files: @Sendable (JSONValue) -> [String] = { _ in [] }

  package init(
    _ expected: String, example: JSONValue? = nil, schema: [String: JSONValue],
    words: Words = .text
  ) {
    (self.expected, self.example, self.schema) = (expected, example, schema)
    self.words = words
  }

  /// Words that the value can be, or that its list can hold, as its schema says them; empty where
  /// that leaves them open.
  package var choices: [String] {
    let value = schema["items"]?.members ?? schema
    let schemas = [value] + (value["anyOf"]?.items.compactMap(\.members) ?? [])
    return schemas.flatMap { $0["enum"]?.items.compactMap(\.text) ?? [] }
  }

  /// The form as a refusal of `vitrine.json` names it.
  package var inFile: String {
    guard let example, case .string = example else { return expected }
    return "\(expected) such as \(example.json)"
  }

  /// The form as a refusal of the command line names it.
  package var onCommandLine: String {
    guard let word = example?.text else { return expected }
    return "\(expected), e.g. \(word)"
  }

  /// The value that words of the command line spell.
  package func value(_ given: [String]) -> JSONValue {
    switch words {
    case .none: .bool(true)
    case .list: .array(given.map(JSONValue.string))
    case .text: .string(given.last ?? "")
    case .number: given.last.flatMap(Double.init).map(JSONValue.number) ?? .string(given.last ?? "")
    }
  }
}
