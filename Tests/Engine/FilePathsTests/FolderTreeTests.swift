import FilePaths
import Foundation
import TestSupport
import Testing

struct FolderTreeTests {
  @Test func `all that lies below is told by its path, and links are not followed`() throws {
    let folder = try TemporaryFolder(["a/b/c.txt": "c", ".hidden/d": "d", "a b/é": "e"])
    let link = folder.url.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
    try FileManager.default.createSymbolicLink(atPath: link + "2", withDestinationPath: "none")
    #expect(
      FolderTree.paths(below: folder.url.path) == [
        ".hidden", ".hidden/d", "a", "a b", "a b/é", "a/b", "a/b/c.txt", "link", "link2",
      ])
    #expect(FolderTree.paths(below: folder.url.path + "/a/b/") == ["c.txt"])
    #expect(FolderTree.paths(below: link) == ["b", "b/c.txt"], "a folder may be told by a link")
    for other in ["/none", "/link2", "/a/b/c.txt"] {
      #expect(FolderTree.paths(below: folder.url.path + other).isEmpty, "\(other)")
    }
  }

  @Test func `behind a folder that may not be read it goes on`() throws {
    let folder = try TemporaryFolder(["a/b": "b", "closed/c": "c", "d": "d"])
    let closed = folder.url.path + "/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    let inside = geteuid() == 0 ? ["closed/c"] : []
    #expect(FolderTree.paths(below: folder.url.path) == ["a", "a/b", "closed"] + inside + ["d"])
  }
}
