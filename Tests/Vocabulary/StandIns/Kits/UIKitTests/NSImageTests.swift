import AppKit
import Foundation
import TestSupport
import Testing

@Suite struct NSImageTests {
  /// The head of a picture of 3 by 2 pixels.
  private static let bytes = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    3, 0, 0, 0, 2, 8, 6, 0, 0, 0,
  ])

  @Test func filesArePictures() throws {
    let folder = try TemporaryFolder(["note.txt": "tide"])
    let file = folder.url.appendingPathComponent("tide.png")
    try Self.bytes.write(to: file)
    let sizes = [
      NSImage(contentsOf: file)?.size, NSImage(byReferencingFile: file.path)?.size,
      NSImage(byReferencing: file).size,
    ]
    #expect(sizes.allSatisfy { $0 == CGSize(width: 3, height: 2) })
  }

  @Test func whatIsNoPictureIsNothing() throws {
    let folder = try TemporaryFolder(["note.txt": "tide"])
    let note = folder.url.appendingPathComponent("note.txt")
    #expect(NSImage(contentsOf: note) == nil)
    #expect(NSImage(contentsOf: try #require(URL(string: "https://example.org/a.png"))) == nil)
    #expect(NSImage(byReferencing: note).size == .zero)
  }
}
