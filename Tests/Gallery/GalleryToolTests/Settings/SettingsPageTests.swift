import Encodings
import Foundation
import Testing
import WidgetSettings

@testable import GalleryTool

/// What is written from the declarations of settings.
struct SettingsPageTests {
  private static func kept(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources/Vocabulary/SwiftUI/SwiftUI.docc").standardized
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `The page and the schema in the repository are what make settings writes`() throws {
    #expect(try Self.kept("Settings.md") == SettingsPage.text + "\n")
    #expect(try Self.kept("vitrine.schema.json") == SettingsSchema.text + "\n")
  }

  @Test func `Page and help name every key and every option`() {
    for declaration in SettingDeclaration.all {
      let option = CommandOption(declaration)?.name
      for text in [SettingsPage.text, SettingsHelp.text] where declaration.isInFile {
        #expect(text.contains("\(declaration.name)"))
        #expect(option.map(text.contains) ?? true)
      }
      #expect(option.map(SettingsPage.text.contains) ?? true)
    }
  }

  @Test func `The schema has every key, and an example of each has its type`() throws {
    let properties = try #require(SettingsSchema.schema.members?["properties"]?.members)
    #expect(properties.keys.sorted() == (SettingDeclaration.keys() + ["$schema"]).sorted())
    let variants = properties["variants"]?.members?["properties"]?.members
    #expect(variants?.keys.sorted() == SettingDeclaration.keys(in: "variants"))
    for declaration in SettingDeclaration.all {
      guard let type = declaration.outline.schema["type"]?.texts,
        let example = declaration.outline.example
      else { continue }
      #expect(type.contains(Self.type(of: example)), "\(declaration.name)")
    }
  }

  private static func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
