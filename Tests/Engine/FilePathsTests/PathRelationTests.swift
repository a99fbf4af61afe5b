import FilePaths
import Foundation
import Testing

/// How paths on disk lie to each other.
final class PathRelationTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)

  init() throws {
    for name in ["a/b/c", "ab", "a/.h/d"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (link, target) in [("l", "a/b"), ("loop", "loop"), ("dead", "gone")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static let cases: [(String, String, PathRelation)] = [
    ("a", "a", .same), ("a/", "a", .same), ("a/b/..", "a", .same), ("l", "a/b", .same),
    ("a/b", "l", .same), ("a", "l", .holds), (".", "a/b/c", .holds),
    ("a/b", "a", .inside(isHidden: false)), ("l/c", "a", .inside(isHidden: false)),
    ("l/new/deeper", "a", .inside(isHidden: false)), ("a/new", "a", .inside(isHidden: false)),
    ("a/.h", "a", .inside(isHidden: true)), ("a/.h/d", "a", .inside(isHidden: true)),
    ("a/.new/x", "a", .inside(isHidden: true)), ("a/.h/d/e", "a/.h", .inside(isHidden: false)),
    ("ab", "a", .apart), ("a", "ab", .apart), ("a/b", "ab", .apart), ("loop", "a", .apart),
    ("dead", "a", .apart), ("new", "a", .apart), ("a", "gone", .apart), ("gone", "gone", .apart),
    ("/", "a", .holds), ("a", "/", .inside(isHidden: false)),
  ]

  @Test("Paths are compared as they are on disk", arguments: cases)
  func compares(_ one: String, _ other: String, _ expected: PathRelation) {
    func url(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder) }
    #expect(PathRelation(url(one), to: url(other)) == expected)
  }
}
