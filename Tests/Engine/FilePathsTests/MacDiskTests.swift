import FilePaths
import Foundation
import TestSupport
import Testing

@Suite struct MacDiskTests {
  @Test(arguments: ["Été.swift", "E\u{301}te\u{301}.swift", "ÉTÉ.swift"])
  func `a file is found whatever the capitals and the form of its letters`(name: String) throws {
    let folder = try TemporaryFolder(["Sources/Été.swift": ""])
    let found = MacDisk.find(folder.url.appendingPathComponent("sources/" + name))
    #expect(found?.path == folder.url.path + "/Sources/Été.swift")
    #expect(MacDisk.name(name, in: folder.url.path + "/Sources") == "Été.swift")
  }

  @Test func `a file of just that name is the first choice`() throws {
    let folder = try TemporaryFolder(["A.png": "", "a.png": ""])
    #expect(MacDisk.name("a.png", in: folder.url.path) == "a.png")
    #expect(MacDisk.name("A.png", in: folder.url.path) == "A.png")
  }

  @Test func `what is not there is not found`() throws {
    let folder = try TemporaryFolder(["a.png": ""])
    #expect(MacDisk.name("b.png", in: folder.url.path) == nil)
    #expect(MacDisk.name("a.png", in: folder.url.path + "/none") == nil)
    #expect(MacDisk.find(folder.url.appendingPathComponent("none/a.png")) == nil)
  }
}
