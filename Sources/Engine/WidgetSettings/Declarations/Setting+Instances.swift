package import Encodings

/// A widget as somebody has configured it.
package struct GivenInstance: Hashable, Sendable {
  package var title = ""
  /// Values by the names of the intent's properties.
  package var parameters: [String: JSONValue] = [:]
}

extension Setting where Value == [String: [GivenInstance]] {
  /// By the kind of the widget.
  package static var instances: Setting<[String: [GivenInstance]]> {
    let form = SettingForm<Value>(
      SettingOutline(
        "an object of widget kinds with lists of objects that have parameters",
        example: .object([
          "CityWidget": .array([
            .object([
              "title": .string("Berlin"), "parameters": .object(["city": .string("berlin")]),
            ])
          ])
        ]),
        schema: [
          "type": .string("object"),
          "additionalProperties": .object([
            "type": .string("array"), "minItems": .number(1),
            "items": .object([
              "type": .string("object"), "additionalProperties": .bool(false),
              "required": .array([.string("parameters")]),
              "properties": .object([
                "title": .object(["type": .string("string")]),
                "parameters": .object(["type": .string("object")]),
              ]),
            ]),
          ]),
        ]),
      read: { $0.table(of: GivenInstance.list) },
      write: { .object($0.mapValues { .array($0.map(\.json)) }) })
    return Setting(
      "instances", isTold: true, form, usual: [:], usually: "those that the widget recommends",
      help: "widgets as somebody has configured them: parameters of their intents, by kind",
      details: """
        Each is drawn instead of what the widget recommends, under its title. A parameter has the \
        name of the intent's property; of an entity its identifier or title is given, of an \
        enumeration the case's raw value, and others as JSON, dates in ISO 8601. Parameters that \
        are not given have their defaults. Of a SiriKit intent that an `.intentdefinition` file \
        declares, objects are given by their identifier, or as an object with `identifier`, \
        `display` and their properties, and cases of enumerations by name or number.
        """)
  }
}

extension GivenInstance {
  /// Nil for what is none.
  fileprivate init?(_ json: JSONValue) {
    guard let members = json.members, let parameters = members["parameters"]?.members,
      members.keys.allSatisfy({ ["title", "parameters"].contains($0) })
    else { return nil }
    if let title = members["title"] {
      guard let text = title.text else { return nil }
      self.title = text
    }
    self.parameters = parameters
  }

  fileprivate static func list(_ json: JSONValue) -> [GivenInstance]? {
    guard case .array(let values) = json, !values.isEmpty else { return nil }
    let instances = values.compactMap(GivenInstance.init)
    return instances.count == values.count ? instances : nil
  }

  fileprivate var json: JSONValue {
    var members = ["parameters": JSONValue.object(parameters)]
    if !title.isEmpty { members["title"] = .string(title) }
    return .object(members)
  }
}
