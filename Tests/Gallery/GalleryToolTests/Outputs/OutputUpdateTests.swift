import DiagnosticRecords
import Foundation
import Testing

@testable import GalleryTool

/// What becomes of a folder that is written again.
final class OutputUpdateTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)
  private var output: URL { folder.appendingPathComponent("out") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// All files below the output as `path=text`, sorted; a link as `path>target`.
  private func contents(_ name: String = "out") throws -> [String] {
    let root = folder.appendingPathComponent(name).path
    return try FileManager.default.subpathsOfDirectory(atPath: root).sorted().compactMap { path in
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: root + "/" + path)
      {
        return "\(path)>\(target)"
      }
      let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
      return path.hasSuffix(OutputRecord.fileName) ? path : text.map { "\(path)=\($0)" }
    }
  }

  /// Writes files given as `path=text`.
  ///
  /// - Returns: What stays besides them.
  @discardableResult private func publish(_ files: String...) throws -> [String] {
    let output = try OutputFolder(output, kind: .gallery)
    let staging = try Staging(for: output)
    defer { staging.discard() }
    let made = staging.folder.appendingPathComponent("made")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    for file in files {
      let parts = file.split(separator: "=").map(String.init)
      let file = made.appendingPathComponent(parts[0])
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(parts[1].utf8).write(to: file)
    }
    let update = try OutputUpdate(made, to: output)
    try update.apply()
    return update.kept
  }

  @Test("A gallery is replaced, and nothing else is left behind")
  func replaces() throws {
    try publish("a=1", "b/c=2")
    try publish("a=3", "d=4")
    #expect(try contents() == ["a=3", "d=4", "vitrine-files.json"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out"])
  }

  @Test("An empty folder is written to, and keeps what may be done with it")
  func fillsEmptyFolder() throws {
    try FileManager.default.createDirectory(
      at: output, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o750])
    try publish("a=1")
    #expect(try contents() == ["a=1", "vitrine-files.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: output.path)
    #expect(attributes[.posixPermissions] as? Int == 0o750)
  }

  @Test("Files of others stay as they are and are named; folders by their own name")
  func keepsStrangers() throws {
    try publish("a=1", "b/c=2", "gone/x=3")
    try put("mine", "out/notes.md")
    try put("mine", "out/.git/objects/00/1")
    try put("mine", "out/b/also.txt")
    let kept = try publish("a=9", "e/f=5")
    #expect(kept == [".git", "b/also.txt", "notes.md"])
    #expect(
      try contents() == [
        ".git/objects/00/1=mine", "a=9", "b/also.txt=mine", "e/f=5", "notes.md=mine",
        "vitrine-files.json",
      ])
    #expect(try !FileManager.default.subpathsOfDirectory(atPath: output.path).contains("gone"))
  }

  @Test("A page that was edited by hand is not replaced, and nothing else is either")
  func refusesEdits() throws {
    try publish("a=1", "b=2")
    try put("edited", "out/a")
    let before = try contents()
    let stop = #expect(throws: Stop.self) { try self.publish("a=3", "b=4") }
    #expect(stop?.exitCode == .usage && stop?.diagnostics.first?.rule == "output-changed")
    #expect(stop?.diagnostics.first?.message.hasPrefix("a in ") == true)
    #expect(try contents() == before)
  }

  @Test("A page that was edited and is made no more stays and is named")
  func keepsEdits() throws {
    try publish("a=1", "b=2")
    try put("edited", "out/a")
    #expect(try publish("b=3") == ["a"])
    #expect(try contents() == ["a=edited", "b=3", "vitrine-files.json"])
  }

  /// What is in the folder → what is made.
  static let obstacles: [(String, String)] = [
    ("new", "new"), ("dir/file", "dir"), ("dir", "dir/file"), ("vitrine-files.json/x", "a"),
  ]

  @Test("A name that somebody else has is not taken", arguments: obstacles)
  func refusesObstacles(_ present: String, _ made: String) throws {
    try publish("a=1")
    if present.hasPrefix(OutputRecord.fileName) {
      try FileManager.default.moveItem(
        at: output.appendingPathComponent(OutputRecord.fileName),
        to: output.appendingPathComponent(OutputRecord.nextFileName))
    }
    try put("mine", "out/" + present)
    let before = try contents()
    #expect(throws: Stop.self) { try self.publish("\(made)=2", "z=3") }
    #expect(try contents() == before)
  }

  @Test("What somebody else wrote just as it would be written stays, and is ours from then on")
  func adoptsEqualFiles() throws {
    try publish("a=1")
    try put("2", "out/b")
    #expect(try publish("a=1", "b=2") == [])
    #expect(try publish("a=1") == [])
    #expect(try contents() == ["a=1", "vitrine-files.json"])
  }

  @Test("Links in the folder are not followed: nothing beyond them is written or removed")
  func followsNoLinks() throws {
    try publish("a/b=1", "c=2")
    try FileManager.default.moveItem(
      at: output.appendingPathComponent("a"), to: folder.appendingPathComponent("else"))
    try FileManager.default.createSymbolicLink(
      at: output.appendingPathComponent("a"),
      withDestinationURL: folder.appendingPathComponent("else"))
    #expect(throws: Stop.self) { try self.publish("a/b=3") }
    #expect(try publish("c=4") == ["a"])
    #expect(try contents("else") == ["b=1"])
  }

  @Test("A run that was cut short half-way leaves nothing that the next does not know")
  func goesOn() throws {
    try publish("a=1", "b=2", "c=3")
    let list = try Data(contentsOf: output.appendingPathComponent(OutputRecord.fileName))
    try publish("a=4", "d=5")
    // As if the second run had been ended after its first two files.
    try FileManager.default.moveItem(
      at: output.appendingPathComponent(OutputRecord.fileName),
      to: output.appendingPathComponent(OutputRecord.nextFileName))
    try list.write(to: output.appendingPathComponent(OutputRecord.fileName))
    try put("2", "out/b")
    try put("3", "out/c")
    try put("mine", "out/notes.md")
    #expect(try publish("a=6", "c=7") == ["notes.md"])
    #expect(try contents() == ["a=6", "c=7", "notes.md=mine", "vitrine-files.json"])
  }

  @Test("A run that fails before the end leaves the last output alone")
  func keeps() throws {
    try publish("a=1")
    let output = try OutputFolder(output, kind: .gallery)
    let staging = try Staging(for: output)
    #expect(throws: (any Error).self) {
      try OutputUpdate(staging.folder.appendingPathComponent("never made"), to: output)
    }
    staging.discard()
    #expect(try contents() == ["a=1", "vitrine-files.json"])
  }

  @Test("What a run that was killed left goes; a folder of others that is called so stays")
  func sweeps() throws {
    try put("mine", ".out.vitrine-200001/thesis.txt")
    try put("", ".out.vitrine-200002/.vitrine-held")
    try put("", ".out.vitrine-200002/site/index.html")
    try put("mine", ".other.vitrine-200003/.vitrine-held")
    try publish("a=1")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        ".other.vitrine-200003", ".out.vitrine-200001", "out",
      ])
  }

  @Test("A link to a folder is written through and stays")
  func writesThroughLinks() throws {
    let target = folder.appendingPathComponent("target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: output, withDestinationURL: target)
    try publish("a=1")
    try publish("a=2")
    #expect(try contents("target") == ["a=2", "vitrine-files.json"])
    #expect(try contents(".").contains { $0.hasPrefix("out>") })
  }
}
