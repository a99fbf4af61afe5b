import FilePaths
import Foundation
import Testing

/// Whether paths lead where they say.
final class PathReachTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)

  init() throws {
    for name in ["in/side", "inn", "out"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (link, target) in [("in/away", "../out"), ("in/here", "side"), ("to", "in")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(
    arguments: [
      ("in", true), ("in/side", true), ("in/new/deeper", true), ("in/here/x", true), ("to/x", true),
      ("in/../in/x", true), ("inn", false), ("in/../out", false), ("in/away/x", false),
      ("out", false), (".", false),
    ])
  func `links and dots are followed, names only compared as wholes`(path: String, isInside: Bool) {
    func inside(_ name: String) -> String { folder.path + "/" + name }
    #expect(PathReach.isInside(inside(path), inside("in")) == isInside)
    #expect(PathReach.isInside(inside(path), inside("to")) == isInside)
  }

  @Test func `a name alone stays where it is, unless it is a link`() {
    func isInside(_ name: String) -> Bool {
      PathReach.isInside(name, of: folder.path + "/in", within: folder.path + "/in")
    }
    #expect(["side", "new", "here", "side/x"].allSatisfy(isInside))
    #expect(!["..", "../out", "away", "away/x"].contains(where: isInside))
  }
}
