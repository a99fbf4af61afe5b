package import Encodings

extension SettingForm where Value == [String] {
  /// A list of texts; a single text counts as a list of one.
  package static func list(_ expected: String = "a list of texts") -> SettingForm {
    SettingForm(
      SettingOutline(
        expected,
        schema: [
          "type": .array([.string("array"), .string("string")]),
          "items": .object(["type": .string("string")]),
        ], words: .list),
      read: \.texts, write: { .array($0.map(JSONValue.string)) })
  }
}

extension SettingForm where Value == [String: String] {
  /// Names with texts.
  ///
  /// - Parameter expected: what of: `URLs with file names`.
  package static func table(_ expected: String) -> SettingForm {
    SettingForm(
      SettingOutline(
        "an object of \(expected)",
        schema: [
          "type": .string("object"),
          "additionalProperties": .object(["type": .string("string")]),
        ]),
      read: { $0.table(of: \.text) }, write: { .object($0.mapValues(JSONValue.string)) })
  }
}

extension JSONValue {
  /// The members of an object if all are such; nil for anything else.
  package func table<Element>(of read: (JSONValue) -> Element?) -> [String: Element]? {
    guard let members else { return nil }
    let result = members.compactMapValues(read)
    return result.count == members.count ? result : nil
  }

  /// The texts of an object's members, in the order of their names.
  package var memberTexts: [String] {
    guard let members else { return [] }
    return members.keys.sorted().compactMap { members[$0]?.text }
  }
}
