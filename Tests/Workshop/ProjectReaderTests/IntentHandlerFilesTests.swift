import Foundation
import ProjectReader
import TestSupport
import Testing

/// Handlers of SiriKit intents lie in an extension of their own; a widget that is configured by
/// such an intent takes them along.
struct IntentHandlerFilesTests {
  private static let widget = """
    import WidgetKit
    @main struct B: WidgetBundle {}
    let intent = CityIntent.self
    struct Shared {}
    """
  private static let giver = """
    import Intents
    class Giver: INExtension {
      override func handler(for intent: INIntent) -> Any { CityHandler(Helper()) }
    }
    """
  private static let handler = "class CityHandler: NSObject, CityIntentHandling {}"
  private static let definition = """
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>City</string><key>INIntentType</key><string>Custom</string>
    <key>INIntentParameters</key><array><dict>
    <key>INIntentParameterName</key><string>city</string>
    <key>INIntentParameterType</key><string>String</string>
    <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
    </dict></array></dict></array></dict></plist>
    """
  private static let files = [
    "App/A.swift": "import SwiftUI\n@main struct A: App {}", "Widget/B.swift": widget,
    "Widget/City.intentdefinition": definition,
    "Handlers/Giver.swift": giver, "Handlers/CityHandler.swift": handler,
    "Handlers/Helper.swift": "struct Helper {}", "Handlers/Twice.swift": "struct Shared {}",
    "Handlers/Unneeded.swift": "struct Other {}",
  ]
  private static let taken = [
    "Handlers/CityHandler.swift", "Handlers/Giver.swift", "Handlers/Helper.swift",
  ]

  private func read(_ files: [String: String]) throws -> (paths: [String], rules: [String]) {
    let folder = try TemporaryFolder(files)
    let result = FolderReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    return (try #require(result.projects.first).files.map(\.path), result.rules)
  }

  @Test func aFolderBringsThemWithWhatTheyNeed() throws {
    let found = try read(Self.files)
    #expect(found.paths == Self.taken + ["Widget/B.swift"])
    #expect(found.rules.contains("intent-handlers-added"))
  }

  @Test(arguments: [
    ("Widget/B.swift", SampleProject.bundle), ("Handlers/CityHandler.swift", ""),
    ("Handlers/Giver.swift", ""), ("Widget/B.swift", widget + "\nclass Giver {}"),
    ("Widget/City.intentdefinition", definition.replacing("<true/>", with: "<false/>")),
  ])
  func noneComeWhereNoneIsAsked(path: String, text: String) throws {
    let found = try read(Self.files.merging([path: text]) { $1 })
    #expect(found.paths == ["Widget/B.swift"])
    #expect(!found.rules.contains("intent-handlers-added"))
  }

  @Test(arguments: [true, false])
  func aTargetTakesThoseOfATargetThatHandlesIntents(handles: Bool) throws {
    var project = SampleProject()
    let files = Self.files.keys.sorted().reduce(into: [String: String]()) { ids, path in
      ids[path] = project.file(path)
    }
    func ids(_ folder: String) -> [String] {
      files.keys.sorted().filter { $0.hasPrefix(folder) }.compactMap { files[$0] }
    }
    project.target("W", files: ids("Widget"), settings: "INFOPLIST_FILE = W.plist;")
    project.target("H", files: ids("Handlers"), settings: "INFOPLIST_FILE = H.plist;")
    let point = handles ? "intents-service" : "ui-services"
    let folder = try project.folder(
      Self.files.merging([
        "W.plist": SampleProject.plist,
        "H.plist": SampleProject.plist
          .replacing("widgetkit-extension", with: point),
      ]) { $1 })
    let result = InputReader.read(
      folder.url.appendingPathComponent("App.xcodeproj"),
      ReadRequest(modules: SampleProject.modules))
    #expect(
      result.programs == [
        "W: " + ((handles ? Self.taken : []) + ["Widget/B.swift"]).joined(separator: " ")
      ])
  }
}
