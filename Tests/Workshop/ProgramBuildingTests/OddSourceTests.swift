import DiagnosticRecords
import Foundation
import ProjectReader
import TestSupport
import Testing
import WidgetSettings

@testable import ProgramBuilding
@testable import SourcePreparing

/// Names and encodings of sources that file systems allow and compilers trip over.
@Suite struct OddSourceTests {
  static let names = [
    "-O.swift", "@file.swift", "a b'c\"d$e.swift", "e\u{301}.swift", "\u{e9}.swift", "#x%20.swift",
    "back\\slash.swift", "new\nline.swift", "tab\there.swift", "tab_here.swift",
    String(repeating: "x", count: 249) + ".swift", String(repeating: "y/", count: 249) + "a.swift",
    String(repeating: "y/", count: 249) + "b.swift", "a/b.swift", "a+b.swift", "a++b.swift",
  ]

  @Test func `Every path is a name of its own that file systems and messages bear`() {
    let flat = Self.names.map(ProgramSource.flatName)
    #expect(Set(flat.map { Array($0.utf8) }).count == flat.count)
    for name in flat {
      #expect(name.utf8.count <= 220 && name.hasSuffix(".swift"))
      #expect(!name.contains("/") && !name.unicodeScalars.contains { $0.value < 0x20 })
    }
    #expect(ProgramSource.flatName("Sub dir/A+B.swift") == "Sub dir+A++B.swift")
    #expect(flat[10].hasSuffix("xxx.swift"))
  }

  @Test(arguments: [
    ("/a/\"b\"\\c.swift", #""/a/\"b\"\\c.swift""#), ("/a/new\nline.swift", "\"/a/new␊line.swift\""),
    ("/a/\r\n\t\u{7F}.swift", "\"/a/␍␊␉␡.swift\""), ("/a/\\(b).swift", #""/a/\\(b).swift""#),
  ])
  func `The path of a file is one literal on one line`(path: String, literal: String) {
    let modules = ModuleAvailability(offered: [])
    let preparer = SourcePreparer(
      conditions: BuildConditions(platform: .iOS, modules: modules, flags: [], languageVersion: 5))
    let text = preparer.prologue(path: path, modules: [])
    #expect(text == "#sourceLocation(file: \(literal), line: 1)\n")
  }

  @Test(arguments: [
    (String.Encoding.utf16, true), (.utf16LittleEndian, true), (.utf16BigEndian, true),
    (.utf8, false),
  ])
  func `UTF-16 is refused in words`(encoding: String.Encoding, isRefused: Bool) throws {
    let folder = try TemporaryFolder(["A.swift": "@main struct A: Widget {}"])
    let text = "struct B {}"
    try #require(text.data(using: encoding)).write(to: folder.url.appendingPathComponent("B.swift"))
    let request = ReadRequest(modules: ModuleAvailability(offered: []))
    let found = FolderReader.read(folder.url, request)
    #expect(
      found.projects.first?.files.map(\.path) == (isRefused ? ["A.swift"] : ["A.swift", "B.swift"]))
    let messages = found.diagnostics.map { "\($0.file ?? ""): \($0.message)" }
    #expect(
      messages == (isRefused ? ["B.swift: B.swift is UTF-16; Swift source must be UTF-8."] : []))
  }

  @Test func `what git-crypt keeps is told apart and no error`() throws {
    let folder = try TemporaryFolder([
      "A.swift": "@main struct A: Widget {}", "Keys.swift": "\0GITCRYPT\0abc",
    ])
    let found = FolderReader.read(
      folder.url, ReadRequest(modules: ModuleAvailability(offered: [])))
    #expect(found.projects.first?.files.map(\.path) == ["A.swift"])
    #expect(
      found.diagnostics.map { "\($0.severity) \($0.file ?? ""): \($0.message)" }
        == ["warning Keys.swift: Keys.swift is encrypted by git-crypt."])
  }
}
