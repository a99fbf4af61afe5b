import Foundation
import SourcePreparing
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct HeaderFilesTests {
  private func names(_ files: HeaderFiles) -> [String] { files.headers.map(\.lastPathComponent) }

  @Test func putsHeadersBehindThoseThatTheyInclude() throws {
    let folder = try TemporaryFolder([
      "A.h": "#import <Kit/B.h>", "Kit/B.h": "# include \"C.h\"", "Kit/C.h": "#import \"../A.h\"",
    ])
    #expect(names(HeaderFiles(folder: folder.url)) == ["C.h", "B.h", "A.h"])
    #expect(names(HeaderFiles(folder: folder.url, names: ["Kit/C.h"])) == ["B.h", "A.h", "C.h"])
    #expect(HeaderFiles(folder: folder.url.appendingPathComponent("Gone")).isEmpty)
  }

  /// A framework's headers may be those of a map that a setting names.
  @Test func readsTheMapOfAFramework() throws {
    var project = SampleProject()
    project.target("W", files: [project.file("W.swift")])
    project.target(
      "Kit", type: "framework", files: [project.file("K.swift")],
      settings: "MODULEMAP_FILE = \"Maps/Kit.modulemap\";")
    let folder = try project.folder([
      "W.swift": "import Kit\n" + SampleProject.bundle, "K.swift": "",
      "Maps/Kit.modulemap":
        "framework module Kit { header \"One.h\"\n module Deep { header \"Two.h\" }\n"
        + "explicit module All { umbrella \"All\" } }",
      "Maps/One.h": "int one(void);", "Sub/Two.h": "int two(void);",
      "Maps/All/Three.h": "int three(void);", "Sub/Four.h": "int four(void);",
    ])
    let request = ReadRequest(modules: SampleProject.modules)
    let kit = InputReader.read(folder.url, request).projects.first?.modules.first
    let text = try #require(kit.flatMap { HeaderSources($0.headers, declared: []).text })
    #expect(["one", "two", "three"].allSatisfy { text.contains("func \($0)()") })
    #expect(!text.contains("func four()"))
  }

  @Test func passesOverWhatIsNoHeaderOfAnApp() throws {
    let folder = try TemporaryFolder(["Long.h": String(repeating: "int a;\n", count: 200_000)])
    #expect(HeaderFiles(folder: folder.url).isEmpty)
    let files = (0..<10).map { ("\($0).h", String(repeating: "int a;\n", count: 100_000)) }
    let many = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    #expect(HeaderFiles(folder: many.url).headers.count == 5)
  }
}
