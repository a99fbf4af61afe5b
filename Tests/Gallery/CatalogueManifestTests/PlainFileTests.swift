import CatalogueManifest
import Foundation
import Testing

/// What Foundation's own way of writing does, but for waiting.
@Suite struct PlainFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plain-file-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `a shorter text leaves nothing of a longer one, and none leaves nothing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a")
    for text in ["longer", "short", ""] {
      try PlainFile.write(Data(text.utf8), to: file)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test func `what is there stays if a file is to be new`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a")
    try PlainFile.write(Data("mine".utf8), to: file, isNew: true)
    #expect {
      try PlainFile.write(Data("other".utf8), to: file, isNew: true)
    } throws: {
      ($0 as? CocoaError)?.code == .fileWriteFileExists
    }
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  @Test func `what cannot be written is said as Foundation does`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("none/a")
    #expect {
      try PlainFile.write(Data("a".utf8), to: file)
    } throws: {
      ($0 as? CocoaError)?.code == .fileNoSuchFile
    }
    let full = URL(fileURLWithPath: "/dev/full")
    guard FileManager.default.fileExists(atPath: full.path) else { return }
    #expect(throws: CocoaError.self) { try PlainFile.write(Data("a".utf8), to: full) }
  }
}
