package import Encodings

/// Something in a person's keychain.
package struct GivenSecret: Hashable, Sendable {
  /// `account`, `service`, `server` and `label`, as far as they are given.
  package var attributes: [String: String] = [:]
  /// A text, or what `$base64` or `$json` holds.
  package var value = JSONValue.null
}

extension Setting where Value == [GivenSecret] {
  /// What queries of the keychain find.
  package static var keychain: Setting<[GivenSecret]> {
    let text = JSONValue.object(["type": .string("string")])
    let names = Dictionary(uniqueKeysWithValues: GivenSecret.names.map { ($0, text) })
    let form = SettingForm<Value>(
      SettingOutline(
        "a list of objects that have a value and texts named account, service, server or label",
        example: .array([
          .object([
            "service": .string("com.example"), "account": .string("token"),
            "value": .string("secret"),
          ])
        ]),
        schema: [
          "type": .string("array"),
          "items": .object([
            "type": .string("object"), "additionalProperties": .bool(false),
            "required": .array([.string("value")]),
            "properties": .object(
              names.merging([
                "value": .object(["type": .array([.string("string"), .string("object")])])
              ]) {
                $1
              }),
          ]),
        ]),
      read: GivenSecret.list, write: { .array($0.map(\.json)) })
    return Setting(
      "keychain", form, usual: [], usually: "empty", help: "what is in the keychain",
      details: """
        An item is found by a query that asks for none of its attributes with another value; one \
        with a `server` is an internet password, any other a generic one. The value is a text, or \
        an object with one key: `$base64` with data, `$json` with what data holds as JSON.
        """)
  }
}

extension GivenSecret {
  fileprivate static let names = ["account", "label", "server", "service"]

  fileprivate static func list(_ json: JSONValue) -> [GivenSecret]? {
    guard case .array(let items) = json else { return nil }
    let secrets = items.compactMap(GivenSecret.init)
    return secrets.count == items.count ? secrets : nil
  }

  /// Nil for what is none.
  private init?(_ json: JSONValue) {
    guard var members = json.members, let value = members.removeValue(forKey: "value") else {
      return nil
    }
    let isSpecial =
      value.members.map { $0.count == 1 && ($0["$base64"] ?? $0["$json"]) != nil } ?? false
    guard value.text != nil || isSpecial, members.keys.allSatisfy(Self.names.contains) else {
      return nil
    }
    attributes = members.compactMapValues(\.text)
    guard attributes.count == members.count else { return nil }
    self.value = value
  }

  fileprivate var json: JSONValue {
    var members = attributes.mapValues(JSONValue.string)
    members["value"] = value
    return .object(members)
  }
}
