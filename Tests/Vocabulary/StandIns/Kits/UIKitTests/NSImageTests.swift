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

  @Test func `a file is handed over as bitmaps of the Mac`() throws {
    let image = try #require(NSImage(data: Self.bytes))
    var rect = CGRect(origin: .zero, size: image.size)
    let pixels = try #require(image.cgImage(forProposedRect: &rect, context: nil, hints: nil))
    #expect(pixels.width == 3 && pixels.height == 2)
    let stored = try #require(image.tiffRepresentation)
    let bitmap = try #require(NSBitmapImageRep(data: stored))
    #expect(bitmap.representation(using: .png, properties: [:]) == Self.bytes)
    #expect(bitmap.pixelsWide == 3)
    let half = NSImage(cgImage: pixels, size: NSSize(width: 1.5, height: 1))
    #expect(half.size == CGSize(width: 1.5, height: 1))
    let drawn = NSImage(size: NSSize(width: 8, height: 4), flipped: false) { $0.width == 8 }
    #expect(drawn.size == CGSize(width: 8, height: 4))
  }
}
