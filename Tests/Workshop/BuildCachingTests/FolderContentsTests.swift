import Foundation
import TestSupport
import Testing

@testable import BuildCaching

struct FolderContentsTests {
  @Test func `another byte, name or file is another name, another time is not`() throws {
    let folder = try TemporaryFolder(["a/one.txt": "1", "a/b/two.txt": "2", "notes/x": ""])
    func name() -> String {
      FolderContents(
        [folder.url.path + "/a", folder.url.path + "/missing"],
        memo: folder.url.appending(path: "notes/memo")
      ).text
    }
    let first = name()
    #expect(name() == first)
    try folder.write("3", "a/b/two.txt")
    let changed = name()
    #expect(changed != first)
    try folder.write("2", "a/b/two.txt")
    #expect(name() == first)
    try folder.write("", "a/b/three.txt")
    #expect(![first, changed].contains(name()))
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "a/b/three.txt"), to: folder.url.appending(path: "elsewhere"))
    #expect(name() == first)
  }
}
