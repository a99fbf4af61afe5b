package import Encodings

extension Setting where Value == [String: [String: JSONValue]] {
  /// Values of user defaults: suite (`standard` or an app group) → key → value.
  package static var defaults: Setting<[String: [String: JSONValue]]> {
    let form = SettingForm<Value>(
      SettingOutline(
        "an object of suite names with objects",
        example: .object([
          "group.com.example": .object([
            "name": .string("Ada"),
            "due": .object(["$date": .string("2026-06-12T08:00:00Z")]),
            "tasks": .object(["$json": .array([.object(["title": .string("Tea")])])]),
          ])
        ]),
        schema: [
          "type": .string("object"),
          "additionalProperties": .object(["type": .string("object")]),
        ]),
      read: { $0.table(of: \.members) }, write: { .object($0.mapValues(JSONValue.object)) })
    return Setting(
      "defaults", form, usual: [:], help: "values in user defaults, by suite",
      details: """
        A suite is `standard` or an app group. What JSON cannot say is an object with one key: \
        `$date` with an instant, `$base64` with data, `$json` with what data holds as JSON.
        """)
  }
}
