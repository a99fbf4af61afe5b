package import Encodings

/// What Live Activities of a type are drawn with.
package struct GivenActivity: Hashable, Sendable {
  /// Nil where they are to be made up.
  package var attributes: JSONValue?
  package var states: [JSONValue] = []
}

extension Setting where Value == [String: GivenActivity] {
  /// By the name of the attributes' type.
  package static var activities: Setting<[String: GivenActivity]> {
    let state = JSONValue.object([
      "gate": .string("B22"), "boarding": .string("2026-06-09T10:05:00Z"),
    ])
    let form = SettingForm<Value>(
      SettingOutline(
        "an object of types of attributes with objects that have states",
        example: .object([
          "FlightAttributes": .object([
            "attributes": .object(["number": .string("LH 1")]), "states": .array([state]),
          ])
        ]),
        schema: [
          "type": .string("object"),
          "additionalProperties": .object([
            "type": .string("object"), "additionalProperties": .bool(false),
            "required": .array([.string("states")]),
            "properties": .object([
              "attributes": .object(["type": .string("object")]),
              "states": .object(["type": .string("array"), "minItems": .number(1)]),
            ]),
          ]),
        ]),
      read: { $0.table(of: GivenActivity.init(_:)) }, write: { .object($0.mapValues(\.json)) })
    return Setting(
      "activities", isTold: true, form, usual: [:], usually: "those of previews, or one made up",
      help: "content states of Live Activities, by the type of their attributes",
      details: """
        `states` holds content states as the type's `Codable` reads them, `attributes` what stays; \
        dates may be ISO 8601 instead of seconds. They are drawn one after another instead of \
        those of previews. Where there are none at all, one is made up after the names and types \
        of its members, and the gallery says so.
        """)
  }
}

extension GivenActivity {
  /// Nil for what is none.
  fileprivate init?(_ json: JSONValue) {
    guard let members = json.members, case .array(let states)? = members["states"], !states.isEmpty,
      members.keys.allSatisfy({ ["attributes", "states"].contains($0) })
    else { return nil }
    (self.states, attributes) = (states, members["attributes"])
  }

  fileprivate var json: JSONValue {
    var members = ["states": JSONValue.array(states)]
    members["attributes"] = attributes
    return .object(members)
  }
}
