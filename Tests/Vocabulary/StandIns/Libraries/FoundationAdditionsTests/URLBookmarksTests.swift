import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite struct URLBookmarksTests {
  @Test func aBookmarkLeadsToItsFile() throws {
    let folder = try TemporaryFolder(["a b.txt": "x"])
    let url = folder.url.appendingPathComponent("a b.txt")
    let data = try url.bookmarkData(options: [.minimalBookmark, .withSecurityScope])
    var isStale = true
    let found = try URL(
      resolvingBookmarkData: data, options: .withoutUI, bookmarkDataIsStale: &isStale)
    #expect(found.path == url.path && !isStale)
    #expect(found.startAccessingSecurityScopedResource())
    found.stopAccessingSecurityScopedResource()
  }

  @Test func whatIsGoneHasNone() throws {
    let folder = try TemporaryFolder(["a": "x"])
    let url = folder.url.appendingPathComponent("a")
    let data = try url.bookmarkData()
    try FileManager.default.removeItem(at: url)
    var isStale = false
    #expect(throws: CocoaError(.fileNoSuchFile)) { try url.bookmarkData() }
    #expect(throws: CocoaError(.fileNoSuchFile)) {
      try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    }
    #expect(throws: CocoaError(.fileReadCorruptFile)) {
      try URL(resolvingBookmarkData: Data("book\u{1}mark".utf8), bookmarkDataIsStale: &isStale)
    }
  }
}
