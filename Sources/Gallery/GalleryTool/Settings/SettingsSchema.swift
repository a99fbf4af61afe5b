import Encodings
import Foundation
import WidgetSettings

/// The JSON Schema of `vitrine.json` (draft 7, which editors know), by which they complete and
/// check it.
enum SettingsSchema {
  /// The document.
  static var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(schema)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  static var schema: JSONValue {
    var properties: [String: JSONValue] = ["$schema": .object(["type": .string("string")])]
    for key in SettingDeclaration.keys() {
      guard var members = SettingDeclaration.inFile(key).map(members) else { continue }
      let own = SettingDeclaration.keys(in: key).compactMap { member in
        SettingDeclaration.inFile("\(key).\(member)").map { (member, Self.members(of: $0)) }
      }
      if !own.isEmpty {
        members["properties"] = .object(
          Dictionary(uniqueKeysWithValues: own.map { ($0, .object($1)) }))
      }
      properties[key] = .object(members)
    }
    return .object([
      "$schema": .string("http://json-schema.org/draft-07/schema#"),
      "title": .string(title), "type": .string("object"),
      "additionalProperties": .bool(false), "properties": .object(properties),
    ])
  }

  private static let title = "vitrine.json: how the widgets of a project are drawn"

  private static func members(of declaration: SettingDeclaration) -> [String: JSONValue] {
    var members = declaration.outline.schema
    let usually = declaration.usually.map { " Default: \($0)." } ?? ""
    members["description"] = .string(SettingsPage.sentences(declaration) + usually)
    if let example = declaration.outline.example { members["examples"] = .array([example]) }
    return members
  }
}
