import CatalogueManifest
import Encodings
import Foundation
import SnapshotRecords
import Testing

/// Pictures on disk.
final class SnapshotFolderTests {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var folder: SnapshotFolder { SnapshotFolder(root) }

  private func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  private func put(_ text: String, _ path: String) throws {
    try FileManager.default.createDirectory(
      at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(path))
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: file(path), encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Records pictures given as `id=content`.
  @discardableResult func record(_ pictures: [String]) throws -> SnapshotFolder.Changes {
    let pairs = pictures.map { $0.split(separator: "=").map(String.init) }
    let contents = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], Array($0[1].utf8)) })
    let snapshots = pairs.map { pair in
      let bytes = Array(pair[1].utf8)
      return Snapshot(
        id: pair[0], widget: "A", bundle: "b", family: "s", variant: [:],
        picture: SHA256.short(bytes), tree: SHA256.short(bytes), bytes: bytes.count)
    }
    return try folder.write(
      SnapshotIndex(settings: RenderSettings(), snapshots: snapshots),
      SnapshotFolder.Contents { contents[$0].map { ($0, $0) } })
  }

  @Test("What was recorded is read back, sorted")
  func reads() throws {
    try record(["A/s/light=2", "A/m/light=1"])
    let index = try folder.read()
    let bytes = folder.picture("A/m/light")
    #expect(index.snapshots.map(\.id) == ["A/m/light", "A/s/light"] && bytes == Data("1".utf8))
  }

  @Test("Only what changed is written; what is no more goes, with its folder")
  func writesTheLeast() throws {
    try record(["A/m/light=1", "A/s/light=2", "B/s/light=3"])
    let untouched = try Self.date(file("A/m/light.svg"))
    let changes = try record(["A/m/light=1", "A/s/light=4"])
    #expect(changes.written == ["A/s/light"])
    #expect(changes.removed == ["B/s/light.svg", "B/s/light.tree.json"])
    #expect(try Self.date(file("A/m/light.svg")) == untouched)
    #expect(!FileManager.default.fileExists(atPath: root.appendingPathComponent("B").path))
  }

  @Test("Files of somebody else stay and are named, whatever they are called")
  func leavesStrangers() throws {
    try record(["A/m/light=1"])
    try put("x", "logo.svg")
    try put("x", "other/a.tree.json")
    try put("x", "other/a.svg")
    let changes = try record(["A/s/light=1"])
    #expect(changes.kept == ["logo.svg", "other"])
    #expect(["logo.svg", "other/a.tree.json", "other/a.svg"].map(text) == ["x", "x", "x"])
  }

  @Test("A picture that is no more but was edited by hand stays")
  func leavesEdits() throws {
    try record(["A/m/light=1", "A/s/light=2"])
    try put("mine", "A/m/light.svg")
    let changes = try record(["A/s/light=2"])
    #expect(changes.kept == ["A/m/light.svg"] && changes.removed == ["A/m/light.tree.json"])
    #expect(text("A/m/light.svg") == "mine")
  }

  @Test(
    "A name that somebody else has is not taken, and nothing is written",
    arguments: ["B/s/light.svg", "B/s", "B/s/light.tree.json/x"])
  func refusesObstacles(_ path: String) throws {
    try record(["A/m/light=1"])
    try put("mine", path)
    #expect(throws: SnapshotFolder.Obstacle.self) { try record(["A/m/light=9", "B/s/light=2"]) }
    #expect(text(path) == "mine" && text("A/m/light.svg") == "1")
  }

  @Test("A link in the folder leads no file out of it")
  func staysInside() throws {
    try record(["A/m/light=1"])
    let outside = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: outside) }
    try FileManager.default.moveItem(at: file("A"), to: outside)
    try FileManager.default.createSymbolicLink(at: file("A"), withDestinationURL: outside)
    #expect(throws: SnapshotFolder.Obstacle.self) { try record(["A/m/light=2"]) }
    #expect(folder.picture("A/m/light") == nil)
    try record(["B/m/light=2"])
    #expect(try Data(contentsOf: outside.appendingPathComponent("m/light.svg")) == Data("1".utf8))
  }

  @Test(
    "An index whose ids lead out of the folder is not believed",
    arguments: ["../a", "/a", "a/../../b", "a//b", "./a", "a\\u0000b", "a\\nb", ""])
  func refusesIds(_ id: String) throws {
    try put(
      #"{"format":1,"settings":{},"snapshots":[{"id":"\#(id)","widget":"A","bundle":"b","#
        + #""family":"s","variant":{},"picture":"0","tree":"0","bytes":1}]}"#, "snapshots.json")
    let failure = #expect(throws: SnapshotIndex.Failure.self) { try folder.read() }
    #expect(failure?.description.contains("is no path in the folder") == true)
    let before = try Data(contentsOf: folder.index)
    #expect(throws: (any Error).self) { try record(["A/m/light=1"]) }
    #expect(try Data(contentsOf: folder.index) == before)
  }

  @Test("A picture edited by hand counts as it lies there")
  func readsFiles() throws {
    try record(["A/m/light=1"])
    try Data("2".utf8).write(to: file("A/m/light.svg"))
    #expect(try folder.read().snapshots.map(\.picture) == [SHA256.short("2")])
  }

  @Test("A missing, broken or newer index says so", arguments: ["", "{", "{\"format\":99}"])
  func refuses(_ text: String) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    if !text.isEmpty { try Data(text.utf8).write(to: folder.index) }
    #expect(throws: SnapshotIndex.Failure.self) { try folder.read() }
  }

  private static func date(_ file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}
