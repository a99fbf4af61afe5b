package import Encodings

/// What Live Activities of a type are drawn with.
package struct GivenActivity: Hashable, Sendable {
  /// Nil where they are to be made up.
  package var attributes: JSONValue?
  package var contents: [GivenContent] = []
}

/// What a Live Activity shows at a time.
package struct GivenContent: Hashable, Sendable {
  package var state: JSONValue
  /// From when on it is out of date; nil for never.
  package var staleDate: JSONValue?
  package var relevanceScore: Double?
}

extension Setting where Value == [String: GivenActivity] {
  /// By the name of the attributes' type.
  package static var activities: Setting<[String: GivenActivity]> {
    let state = JSONValue.object([
      "gate": .string("B22"), "boarding": .string("2026-06-09T10:05:00Z"),
    ])
    let content = JSONValue.object([
      "type": .string("object"), "additionalProperties": .bool(false),
      "required": .array([.string("state")]),
      "properties": .object([
        "state": .object([:]),
        "staleDate": .object(["type": .array([.string("string"), .string("number")])]),
        "relevanceScore": .object(["type": .string("number")]),
      ]),
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
            "anyOf": .array(
              ["states", "contents"].map { .object(["required": .array([.string($0)])]) }),
            "properties": .object([
              "attributes": .object(["type": .string("object")]),
              "states": .object(["type": .string("array"), "minItems": .number(1)]),
              "contents": .object([
                "type": .string("array"), "minItems": .number(1), "items": content,
              ]),
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
        those of previews. `contents` holds objects with a `state` and what else `ActivityContent` \
        says, `staleDate` and `relevanceScore`; a state with a date is drawn as out of date too. \
        Where there are none at all, one is made up after the names and types \
        of its members, and the gallery says so.
        """)
  }
}

extension GivenActivity {
  /// Nil for what is none.
  fileprivate init?(_ json: JSONValue) {
    guard let members = json.members,
      members.keys.allSatisfy({ ["attributes", "states", "contents"].contains($0) })
    else { return nil }
    attributes = members["attributes"]
    for (key, make) in [
      ("states", { GivenContent(state: $0) }), ("contents", GivenContent.init),
    ] as [(String, (JSONValue) -> GivenContent?)] {
      guard let list = members[key] else { continue }
      guard case .array(let values) = list else { return nil }
      let read = values.compactMap(make)
      guard read.count == values.count else { return nil }
      contents += read
    }
    if contents.isEmpty { return nil }
  }

  fileprivate var json: JSONValue {
    let isPlain = contents.allSatisfy { $0.staleDate == nil && $0.relevanceScore == nil }
    var members =
      isPlain
      ? ["states": JSONValue.array(contents.map(\.state))]
      : ["contents": .array(contents.map(\.json))]
    members["attributes"] = attributes
    return .object(members)
  }
}

extension GivenContent {
  /// Nil for what is none.
  fileprivate init?(_ json: JSONValue) {
    guard let members = json.members, let state = members["state"],
      members.keys.allSatisfy({ ["state", "staleDate", "relevanceScore"].contains($0) })
    else { return nil }
    self.init(state: state, staleDate: members["staleDate"])
    if let score = members["relevanceScore"] {
      guard case .number(let number) = score else { return nil }
      relevanceScore = number
    }
  }

  fileprivate var json: JSONValue {
    var members = ["state": state]
    members["staleDate"] = staleDate
    members["relevanceScore"] = relevanceScore.map(JSONValue.number)
    return .object(members)
  }
}
