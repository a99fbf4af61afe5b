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
      ["W.xcworkspace/contents.xcworkspacedata", "App.xcodeproj/x"], "",
      "xcode App.xcodeproj Other & More.xcodeproj in ."
    ),
    (["App.xcodeproj/x", "vitrine.json"], "", "folder ."),
  ]

  @Test(arguments: inputs)
  func tellsInputsApart(files: [String], path: String, expected: String) throws {
    let texts = files.map { file in
      file.hasSuffix("xcworkspacedata")
        ? Self.workspace : file == "vitrine.json" ? "{\"sources\": [\"A\"]}" : ""
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
    case .xcode(let projects, let packages, let root):
      let more = packages.isEmpty ? "" : " + " + packages.map(name).joined(separator: " ")
      return "xcode " + projects.map(name).joined(separator: " ") + more + " in " + name(root)
    }
  }

  @Test func findsTheOneProjectFurtherDown() throws {
    var project = SampleProject()
    let file = project.file("B.swift")
    project.target("W", files: [file])
    let folder = try TemporaryFolder([
      "Package.swift": "", "Example/B.swift": SampleProject.bundle,
      "Example/App.xcodeproj/project.pbxproj": project.text, "Unused/C.swift": "",
    ])
    let result = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    #expect(result.programs == ["W: Example/B.swift"])
  }
}
