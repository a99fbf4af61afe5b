import Encodings

extension SettingForm where Value == Double {
  /// A number above 0.
  ///
  /// - Parameter unit: what it counts: `megabytes`.
  package static func positive(_ unit: String, upTo most: Double) -> SettingForm {
    var schema: [String: JSONValue] = ["type": .string("number"), "maximum": .number(most)]
    schema["exclusiveMinimum"] = .number(0)
    return SettingForm(
      SettingOutline("a number of \(unit) above 0", schema: schema, words: .number),
      read: { json in
        guard case .number(let value) = json, value > 0, value <= most else { return nil }
        return value
      }, write: JSONValue.number)
  }
}

extension SettingForm where Value == Int {
  /// A whole number from 1.
  package static var count: SettingForm { whole(from: 1) }

  /// A whole number.
  ///
  /// - Parameter most: nil for as many as one likes.
  package static func whole(from least: Int, upTo most: Int? = nil) -> SettingForm {
    var schema: [String: JSONValue] = [
      "type": .string("integer"), "minimum": .number(Double(least)),
    ]
    if let most { schema["maximum"] = .number(Double(most)) }
    return SettingForm(
      SettingOutline(
        "a number from \(least)" + (most.map { " to \($0)" } ?? ""), schema: schema,
        words: .number),
      read: { json in
        guard case .number(let number) = json, let value = Int(exactly: number),
          value >= least, value <= most ?? .max
        else { return nil }
        return value
      }, write: { .number(Double($0)) })
  }
}

extension SettingForm where Value == Bool {
  /// A switch.
  package static var flag: SettingForm {
    SettingForm(
      SettingOutline("true or false", schema: ["type": .string("boolean")], words: .none),
      read: { if case .bool(let value) = $0 { value } else { nil } }, write: JSONValue.bool)
  }
}
