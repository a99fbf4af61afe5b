import GalleryServer
import Testing

@testable import GalleryTool

/// What the terminal says of a change.
struct LiveNewsTests {
  /// Paths with kinds → words.
  static let cases: [([(String, FolderWatch.Change.Kind)], String)] = [
    ([], ""), ([("/a/A.swift", .changed)], "A.swift changed → "),
    ([("/a/A.swift", .removed)], "A.swift removed → "),
    ([("/a/A.swift", .added), ("/a/B.swift", .added)], "A.swift and B.swift added → "),
    ([("/a/A.swift", .added), ("/b/A.swift", .removed)], "A.swift changed → "),
    (
      [("/a/A.swift", .changed), ("/a/B.swift", .changed), ("/a/C.swift", .removed)],
      "A.swift and 2 others changed → "
    ),
  ]

  @Test("Changed files are named as far as they are few", arguments: cases)
  func names(_ files: [(String, FolderWatch.Change.Kind)], _ expected: String) {
    let changes = files.map { FolderWatch.Change(path: $0.0, kind: $0.1, age: 0) }
    #expect(LiveNews.subject(changes) == expected)
  }
}
