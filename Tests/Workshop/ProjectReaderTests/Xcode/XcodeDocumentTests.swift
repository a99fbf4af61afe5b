import DiagnosticRecords
import Foundation
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct XcodeDocumentTests {
  private func read(_ text: String?) throws -> ReadResult {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: true)
    if let text { try folder.write(text, "App.xcodeproj/project.pbxproj") }
    return InputReader.read(
      folder.url.appendingPathComponent("App.xcodeproj"),
      ReadRequest(modules: SampleProject.modules))
  }

  /// Broken projects, each with what is said about it.
  private static let broken: [(String?, String, Int?)] = [
    (nil, "it holds no project.pbxproj", nil),
    ("", "or an empty one", nil),
    ("{ objects = {\n A = { isa = PBXGroup }; };\n}", "Missing ';' on line 2", 2),
    ("{ objects = {}; rootObject = A; }", "it holds no project", nil),
    ("<<<<<<< HEAD\n{ objects = {}; }", "invalid hex", 1),
  ]

  @Test(arguments: broken)
  func saysWhyAProjectCannotBeRead(text: String?, reason: String, line: Int?) throws {
    let found = try read(text).diagnostics
    #expect(found.map(\.rule) == ["project-unreadable"])
    #expect(found.first?.message.contains(reason) == true)
    #expect(found.first?.file == "App.xcodeproj/project.pbxproj")
    #expect(found.first?.line == line)
  }

  @Test func readsTheXMLFormAndOldEscapes() throws {
    let list = try PropertyList.read(
      Data("{ a = \"x\\n\\U00e9 \\\"q\\\"\"; b = (c, d-e/f.g,); \"h i\" = {}; j = 7; }".utf8))
    #expect(list.table?["a"]?.text == "x\n\u{E9} \"q\"")
    #expect(list.table?["b"]?.texts == ["c", "d-e/f.g"])
    #expect(list.table?["h i"]?.table == [:])
    #expect(list.table?["j"]?.texts == ["7"])
    let xml = try PropertyList.read(Data(SampleProject.plist.utf8))
    let point = xml.table?["NSExtension"]?.table?["NSExtensionPointIdentifier"]?.text
    #expect(point == "com.apple.widgetkit-extension")
  }

  @Test func passesOverReferencesThatLeadNowhere() throws {
    var project = SampleProject()
    let file = project.file("B.swift")
    project.target("W", files: [file, "GONE"])
    project.show("GONE")
    let folder = try project.folder(["B.swift": SampleProject.bundle])
    let result = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    #expect(result.programs == ["W: B.swift"])
  }
}
