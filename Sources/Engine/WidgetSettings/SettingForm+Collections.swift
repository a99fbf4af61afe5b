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

extension SettingForm where Value == [String: Double] {
  /// Names with numbers.
  ///
  /// - Parameters:
  ///   - expected: what of: `assumptions with numbers`.
  ///   - known: all names there are.
  package static func numbers(
    _ expected: String, in range: ClosedRange<Double>, known: [String]
  ) -> SettingForm {
    let number: [String: JSONValue] = [
      "type": .string("number"), "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ]
    var form = SettingForm(
      SettingOutline(
        "an object of \(expected) from \(JSONValue.number(range.lowerBound).json) to "
          + JSONValue.number(range.upperBound).json,
        schema: [
          "type": .string("object"),
          "properties": .object(
            Dictionary(uniqueKeysWithValues: known.map { ($0, .object(number)) })),
        ]),
      read: { json in
        json.table { value in
          guard case .number(let number) = value, range.contains(number) else { return nil }
          return number
        }
      }, write: { .object($0.mapValues(JSONValue.number)) })
    form.unknown = { values in
      values.keys.sorted().filter { !known.contains($0) }.map {
        SettingFault.Unknown(word: $0, problem: "Known: \(known.joined(separator: ", ")).")
      }
    }
    return form
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
