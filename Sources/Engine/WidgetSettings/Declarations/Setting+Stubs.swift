import Encodings

/// Swift code instead of what a project cannot bring along.
package struct StandInCode: Hashable, Sendable {
  /// Files compiled with the program.
  package var files: [String] = []
  /// Modules instead of others: name → Swift file or folder.
  package var modules: [String: String] = [:]

  package init() {}
}

extension Setting where Value == StandInCode {
  /// Paths relative to the folder of `vitrine.json`: a list of files, or an object of modules.
  package static var stubs: Self {
    let text = JSONValue.object(["type": .string("string")])
    let list = JSONValue.object(["type": .string("array"), "items": text])
    let table = JSONValue.object(["type": .string("object"), "additionalProperties": text])
    let form = SettingForm<StandInCode>(
      SettingOutline(
        "a list of files or an object of modules with files or folders",
        example: .object(["Analytics": .string("stubs/Analytics")]),
        schema: ["anyOf": .array([list, table, text])]), read: StandInCode.init(_:),
      write: \.json
    ).naming { $0.texts ?? $0.memberTexts }
    return Setting(
      "stubs", form, usual: StandInCode(),
      help: "Swift code instead of what the project cannot bring along",
      details: """
        An object names modules that are not at hand, each with a Swift file or a folder; a list \
        names files that are compiled with the program, such as one with a single type that a \
        module of Vitrine's lacks. Modules are also found in folders of their \
        name in `stubs` beside `vitrine.json`, and `madeModules` has one made from the use of its \
        names, as all are that can be had nowhere.
        """)
  }
}

extension StandInCode {
  fileprivate init?(_ json: JSONValue) {
    if let modules = json.table(of: \.text) {
      self.modules = modules
    } else if let files = json.texts {
      self.files = files
    } else {
      return nil
    }
  }

  fileprivate var json: JSONValue {
    modules.isEmpty
      ? .array(files.map(JSONValue.string)) : .object(modules.mapValues(JSONValue.string))
  }
}
