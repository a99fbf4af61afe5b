import Foundation
import ProjectReader
import TestSupport
import Testing

@testable import SourcePreparing

/// The classes of an `.intentdefinition` that several targets name.
@Suite struct IntentModuleTests {
  private static let definition = """
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>City</string><key>INIntentType</key><string>Custom</string>
    </dict></array></dict></plist>
    """

  /// The classes that the widget has of its own, and those of the modules that it imports.
  private func classes(
    importing statement: String, isGenerating: Bool
  ) throws -> (own: [String], modules: [String]) {
    var project = SampleProject()
    let definition = project.file("City.intentdefinition")
    project.target("Kit", type: "framework", files: [project.file("K.swift"), definition])
    project.target(
      "W", files: [project.file("B.swift"), definition], settings: "INFOPLIST_FILE = W.plist;")
    if !isGenerating {
      project.add(
        "BUILD-W-\(definition)", "PBXBuildFile",
        "fileRef = \(definition); settings = {ATTRIBUTES = (no_codegen, ); };")
    }
    let folder = try project.folder([
      "B.swift": "\(statement)\n\(SampleProject.bundle)\nlet intent = CityIntent.self",
      "K.swift": "", "City.intentdefinition": Self.definition, "W.plist": SampleProject.plist,
    ])
    let result = InputReader.read(
      folder.url.appendingPathComponent("App.xcodeproj"),
      ReadRequest(modules: SampleProject.modules))
    let read = try #require(result.projects.first)
    return (
      read.intents.all.flatMap(\.classNames),
      read.modules.flatMap { $0.intents.all.flatMap(\.classNames) }
    )
  }

  @Test(arguments: [true, false])
  func aFrameworkHasThemForWhoImportsIt(isGenerating: Bool) throws {
    let found = try classes(importing: "import Kit", isGenerating: isGenerating)
    #expect(found.modules.contains("CityIntent"))
    // Where Xcode writes them for the widget too, its own come first.
    #expect(found.own.contains("CityIntent") == isGenerating)
  }

  @Test(arguments: [true, false])
  func aWidgetThatDoesNotImportItHasItsOwn(isGenerating: Bool) throws {
    let found = try classes(importing: "", isGenerating: isGenerating)
    #expect(found.own.contains("CityIntent"))
    #expect(found.modules.isEmpty)
  }
}
