import CatalogueManifest
import Foundation
import SnapshotRecords
import Testing

/// Pictures on disk.
final class SnapshotFolderTests {
  let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var folder: SnapshotFolder { SnapshotFolder(place) }

  deinit { try? FileManager.default.removeItem(at: place) }

  /// Records pictures given as `id=content`.
  @discardableResult func record(_ pictures: [String]) throws -> SnapshotFolder.Changes {
    let pairs = pictures.map { $0.split(separator: "=").map(String.init) }
    let contents = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], Array($0[1].utf8)) })
    let snapshots = pairs.map { pair in
      let bytes = Array(pair[1].utf8)
      return Snapshot(
        id: pair[0], widget: "A", bundle: "b", family: "s", variant: [:],
        picture: Fingerprint.short(bytes), tree: Fingerprint.short(bytes), bytes: bytes.count)
    }
    return try folder.write(SnapshotIndex(settings: RenderSettings(), snapshots: snapshots)) {
      contents[$0].map { ($0, $0) }
    }
  }

  @Test("What was recorded is read back, sorted")
  func reads() throws {
    try record(["A/s/light=2", "A/m/light=1"])
    let index = try folder.read()
    let bytes = try String(contentsOf: folder.picture("A/m/light"), encoding: .utf8)
    #expect(index.snapshots.map(\.id) + [bytes] == ["A/m/light", "A/s/light", "1"])
  }

  @Test("Only what changed is written; what is no more goes, with its folder")
  func writesTheLeast() throws {
    try record(["A/m/light=1", "A/s/light=2", "B/s/light=3"])
    let untouched = try Self.date(folder.picture("A/m/light"))
    let changes = try record(["A/m/light=1", "A/s/light=4"])
    #expect(changes.written == ["A/s/light"])
    #expect(changes.removed == ["B/s/light.svg", "B/s/light.tree.json"])
    #expect(try Self.date(folder.picture("A/m/light")) == untouched)
    #expect(!FileManager.default.fileExists(atPath: place.appendingPathComponent("B").path))
  }

  @Test("Pictures of somebody else stay")
  func leavesStrangers() throws {
    try record(["A/m/light=1"])
    let stranger = place.appendingPathComponent("logo.svg")
    try Data("x".utf8).write(to: stranger)
    try record(["A/s/light=1"])
    #expect(FileManager.default.fileExists(atPath: stranger.path))
  }

  @Test("A picture edited by hand counts as it lies there")
  func readsFiles() throws {
    try record(["A/m/light=1"])
    try Data("2".utf8).write(to: folder.picture("A/m/light"))
    #expect(try folder.read().snapshots.map(\.picture) == [Fingerprint.short("2")])
  }

  @Test("A missing, broken or newer index says so", arguments: ["", "{", "{\"format\":99}"])
  func refuses(_ text: String) throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    if !text.isEmpty { try Data(text.utf8).write(to: folder.index) }
    #expect(throws: SnapshotIndex.Failure.self) { try folder.read() }
  }

  private static func date(_ file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}
