import DiagnosticRecords
import Foundation
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct OutdatedProjectTests {
  /// Reads a project with `W.swift` in its target `W`, beside a file of XcodeGen's.
  private func read(_ spec: String, name: String = "App") throws -> ReadResult {
    var project = SampleProject()
    let widget = project.file("W/W.swift")
    project.target("W", files: [widget])
    let folder = try project.folder([
      "project.yml": """
      name: \(name)
      targets:
        W:
          type: app-extension
          platform: iOS
          sources: \(spec)
          info: {path: W/Made.plist, properties: {NSExtension: {NSExtensionPointIdentifier:
            com.apple.widgetkit-extension}}}
      """, "W/W.swift": SampleProject.bundle, "W/New.swift": "", "Kit/Fact.swift": "",
    ])
    return InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
  }

  private func outdated(_ result: ReadResult) -> [Diagnostic] {
    result.diagnostics.filter { $0.breaks(.projectOutdated) }
  }

  @Test func readsWhatTheProjectWouldBeToday() throws {
    let result = try read("[W, Kit/Fact.swift]")
    #expect(result.programs == ["W: Kit/Fact.swift W/New.swift W/W.swift"])
    let note = try #require(outdated(result).first)
    #expect(note.file == "App.xcodeproj")
    #expect(note.message.contains("Kit/Fact.swift, W/New.swift, as project.yml says"))
    #expect(outdated(result).count == 1)
  }

  @Test func leavesAProjectThatIsUpToDate() throws {
    let result = try read("[W/W.swift]")
    #expect(result.programs == ["W: W/W.swift"])
    #expect(outdated(result).isEmpty)
  }

  @Test func leavesAProjectWhoseFileWasAbandoned() throws {
    let result = try read("[Kit]")
    #expect(result.programs == ["W: W/W.swift"])
    #expect(outdated(result).isEmpty)
  }

  @Test func leavesAProjectOfAnotherName() throws {
    let result = try read("[W, Kit]", name: "Other")
    #expect(result.programs == ["W: W/W.swift"])
    #expect(outdated(result).isEmpty)
  }
}
