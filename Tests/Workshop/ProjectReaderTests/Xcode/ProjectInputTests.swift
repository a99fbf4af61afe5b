import DiagnosticRecords
import Foundation
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct ProjectInputTests {
  private static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0">
       <FileRef location = "group:App.xcodeproj"></FileRef>
       <Group location = "group:Libs" name = "Libs">
          <FileRef location = "group:Kit"></FileRef>
          <FileRef location = "container:Other &amp; More.xcodeproj"></FileRef>
       </Group>
       <FileRef location = "group:notes.md"></FileRef>
       <FileRef location = "group:/Users/somebody/App/Libs/Mine"></FileRef>
    </Workspace>
    """

  /// Files and the path given, with what is made of it.
  private static let inputs: [([String], String, String)] = [
    (["A.swift"], "", "folder ."),
    (["App.xcodeproj/project.pbxproj"], "App.xcodeproj", "xcode App.xcodeproj in ."),
    (
      ["App.xcodeproj/project.pbxproj"], "App.xcodeproj/project.pbxproj", "xcode App.xcodeproj in ."
    ),
    (["A.xcodeproj/x", "B.xcodeproj/x"], "", "xcode A.xcodeproj B.xcodeproj in ."),
    (["ios/Runner.xcodeproj/x", "lib/A.dart"], "", "xcode ios/Runner.xcodeproj in ios"),
    (["Package.swift"], "", "package ."), (["Package.swift"], "Package.swift", "package ."),
    (["App.xcodeproj/x", "Package.swift"], "", "xcode App.xcodeproj in ."),
    (
      ["W.xcworkspace/contents.xcworkspacedata", "Libs/Kit/Package.swift"], "W.xcworkspace",
      "xcode App.xcodeproj Other & More.xcodeproj + Libs/Kit in ."
    ),
    (
      ["W.xcworkspace/contents.xcworkspacedata", "Libs/Mine/Package.swift"], "W.xcworkspace",
      "xcode App.xcodeproj Other & More.xcodeproj + Libs/Mine in ."
    ),
    (
      ["W.xcworkspace/contents.xcworkspacedata", "App.xcodeproj/x"], "",
      "xcode App.xcodeproj Other & More.xcodeproj in ."
    ),
    (
      ["W.xcworkspace/contents.xcworkspacedata", "Libs/Kit/Package.swift", "App.xcodeproj/x"],
      "App.xcodeproj", "xcode App.xcodeproj beside Other & More.xcodeproj + Libs/Kit in ."
    ),
    (
      ["W.xcworkspace/contents.xcworkspacedata", "More.xcodeproj/x"], "",
      "xcode App.xcodeproj "
        + "Other & More.xcodeproj More.xcodeproj in ."
    ),
    (["project.yml", "A.swift"], "", "xcode project.yml in ."),
    (["project.yml", "App.xcodeproj/project.pbxproj"], "", "xcode App.xcodeproj in ."),
    (["project.yml", "App.xcodeproj/x"], "", "xcode App.xcodeproj project.yml in ."),
    (["apps/one/project.yml"], "apps/one/project.yml", "xcode apps/one/project.yml in apps/one"),
    (["App.xcodeproj/x", "vitrine.json"], "", "folder ."),
  ]

  @Test(arguments: inputs)
  func tellsInputsApart(files: [String], path: String, expected: String) throws {
    let texts = files.map { file in
      file.hasSuffix("xcworkspacedata")
        ? Self.workspace
        : file == "vitrine.json"
          ? "{\"sources\": [\"A\"]}" : file.hasSuffix("pbxproj") ? "{}" : ""
    }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: zip(files, texts)))
    let url = path.isEmpty ? folder.url : folder.url.appendingPathComponent(path)
    #expect(Self.text(ProjectInput.find(url), folder.url) == expected)
  }

  private static func text(_ input: ProjectInput, _ base: URL) -> String {
    func name(_ url: URL) -> String {
      let path = DiskPath.relative(url, to: base)
      return path.isEmpty ? "." : path
    }
    switch input {
    case .folder(let url): return "folder \(name(url))"
    case .package(let url): return "package \(name(url))"
    case .xcode(let found):
      let companions = found.companions.map { " beside " + name($0) }.joined()
      let packages = found.packages.map { " + " + name($0) }.joined()
      return "xcode " + found.projects.map(name).joined(separator: " ") + companions + packages
        + " in " + name(found.root)
    }
  }

  private func project(_ target: String, _ file: String) -> String {
    var project = SampleProject()
    project.target(target, files: [project.file(file)])
    return project.text
  }

  private func programs(_ files: [String: String]) throws -> ReadResult {
    let folder = try TemporaryFolder(files)
    return InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
  }

  @Test func findsProjectsFurtherDown() throws {
    let result = try programs([
      "Package.swift": "", "Example/B.swift": SampleProject.bundle,
      "Example/App.xcodeproj/project.pbxproj": project("W", "B.swift"), "Unused/C.swift": "",
      "packages/kit/example/ios/Runner.xcodeproj/project.pbxproj": project("V", "D.swift"),
      "packages/kit/example/ios/D.swift": SampleProject.bundle,
      "Pods/P.xcodeproj/project.pbxproj": project("P", "E.swift"),
      "Pods/E.swift": SampleProject.bundle,
      "app/node_modules/m/M.xcodeproj/project.pbxproj": project("M", "F.swift"),
      "app/node_modules/m/F.swift": SampleProject.bundle,
    ])
    #expect(
      result.programs == ["W: Example/B.swift", "V: packages/kit/example/ios/D.swift"])
  }

  @Test func looksElsewhereIfTheProjectHasNoWidgets() throws {
    let files = [
      "ios/App.xcodeproj/project.pbxproj": SampleProject().text,
      "targets/clock/B.swift": SampleProject.bundle,
    ]
    let loose = try programs(files)
    #expect(loose.projects.flatMap(\.files).map(\.path) == ["targets/clock/B.swift"])
    #expect(loose.rules == ["widgets-outside-project"])
    let nested = try programs(
      files.merging([
        "example/ios/App.xcodeproj/project.pbxproj": project("W", "C.swift"),
        "example/ios/C.swift": SampleProject.bundle,
      ]) { first, _ in first })
    #expect(nested.programs == ["W: example/ios/C.swift"])
  }

  @Test func `Folders are looked through where a project was not written down`() throws {
    let files = ["App.xcodeproj/xcshareddata/x": "", "clock/B.swift": SampleProject.bundle]
    let loose = try programs(files)
    #expect(loose.projects.flatMap(\.files).map(\.path) == ["clock/B.swift"])
    #expect(loose.rules == ["widgets-outside-project"])
    let empty = files.merging(["App.xcodeproj/project.pbxproj": ""]) { first, _ in first }
    #expect(try programs(empty).rules == ["widgets-outside-project"])
    let none = try programs(["App.xcodeproj/xcshareddata/x": "", "A.swift": ""])
    #expect(none.rules == ["project-unreadable"])
    let broken = try programs(
      files.merging(["App.xcodeproj/project.pbxproj": "<<<<<<< HEAD"]) { first, _ in first })
    #expect(broken.programs == [])
    #expect(broken.rules == ["project-unreadable"])
  }

  @Test func drawsWidgetsOfTwoProjectsOnce() throws {
    let result = try programs([
      "A.xcodeproj/project.pbxproj": project("W", "B.swift"),
      "B.xcodeproj/project.pbxproj": project("W", "B.swift"),
      "C.xcodeproj/project.pbxproj": project("V", "B.swift"), "B.swift": SampleProject.bundle,
    ])
    #expect(result.programs == ["W: B.swift", "V: B.swift"])
    #expect(
      result.diagnostics.map(\.message) == [
        "W of B.xcodeproj has the same code as in A.xcodeproj and is not drawn again."
      ])
  }

  @Test func importsLibrariesOfProjectsBesideTheOneGiven() throws {
    var kit = SampleProject()
    kit.target("Kit", type: "framework", files: [kit.file("K.swift")])
    var app = SampleProject()
    app.target("W", files: [app.file("B.swift")])
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": app.text, "B.swift": "import Kit\n" + SampleProject.bundle,
      "Libs/Kit.xcodeproj/project.pbxproj": kit.text, "Libs/K.swift": "public enum K {}",
      "All.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location = \"group:App.xcodeproj\"></FileRef>"
        + "<FileRef location = \"group:Libs/Kit.xcodeproj\"></FileRef></Workspace>",
    ])
    let result = InputReader.read(
      folder.url.appendingPathComponent("App.xcodeproj"),
      ReadRequest(modules: SampleProject.modules))
    #expect(result.projects.first?.modules.map(\.name) == ["Kit"])
    #expect(result.rules == [])
  }
}
