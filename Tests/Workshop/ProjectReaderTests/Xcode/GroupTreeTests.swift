import DiagnosticRecords
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct GroupTreeTests {
  @Test func findsWhatIsNamedByAFolderOfAnotherMachine() throws {
    var project = SampleProject()
    project.add(
      "HOME", "PBXGroup", "path = \"../own name\"; sourceTree = \"<group>\"; children = (M);")
    project.add("M", "PBXFileReference", "path = Base/M.swift; sourceTree = \"<group>\";")
    project.show("HOME")
    let far = project.file("/Users/somebody/own name/Base/Sub/N.swift", tree: "<absolute>")
    // One name alone may be that of any file.
    let gone = project.file("/Users/somebody/W.swift", tree: "<absolute>")
    let widget = project.file("Widget/W.swift")
    project.target("W", files: [widget, "M", far, gone])
    let folder = try project.folder([
      "Widget/W.swift": SampleProject.bundle, "W.swift": "", "Base/M.swift": "",
      "Base/Sub/N.swift": "", "Sub/N.swift": "",
    ])
    let result = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    #expect(result.programs == ["W: Base/M.swift Base/Sub/N.swift Widget/W.swift"])
    #expect(result.diagnostics.map(\.rule) == ["file-missing"])
  }
}
