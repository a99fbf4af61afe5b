import CatalogueManifest
import Foundation
import GallerySite

@testable import SnapshotRecords

/// A small report on disk and the pages made of it.
struct ReviewFixture {
  let folder: URL
  var record = ReviewRecord(
    generator: "vitrine 0", title: "Demo", sides: ["snapshots", "this run"],
    axes: [
      ManifestAxis("family", "Family", [ManifestAxis.Value("systemSmall", "Small")]),
      ManifestAxis("scheme", "Scheme", [ManifestAxis.Value("dark", "Dark", trait: "dark")]),
    ], widgets: [], groups: [], items: [], unchanged: [], outOfScope: [], diagnostics: [])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Adds a changed picture in a group; its files are written.
  mutating func add(
    _ id: String, widget: String = "Clock", group: String = "aaaa0000",
    change: Verdict.Change = .changed, words: [String] = ["“A” is new"]
  ) throws {
    var item = ReviewRecord.Item(id: id, widget: widget, change: change, group: group)
    item.family = "systemSmall"
    item.variant = ["scheme": "dark"]
    item.changes = words.map { ReviewRecord.Change(words: $0, new: [0, 0, 10, 10]) }
    let path = "changed/\(record.items.count)"
    item.old = ReviewRecord.Side(file: path + ".old.svg", marks: ["m"], width: 158, height: 158)
    item.new = ReviewRecord.Side(file: path + ".new.svg", marks: ["n"], width: 170, height: 158)
    item.lines = path + ".diff"
    try write(path + ".old.svg", "<svg/>")
    try write(path + ".new.svg", "<svg><g/></svg>")
    try write(path + ".diff", "-<svg/>\n+<svg><g/></svg>\n")
    record.items.append(item)
    if let index = record.groups.firstIndex(where: { $0.id == group }) {
      record.groups[index].items.append(id)
    } else {
      record.groups.append(
        ReviewRecord.Group(id: group, change: change, words: words, items: [id]))
    }
  }

  /// Builds the pages and returns every file of the folder.
  func build() throws -> [String: String] {
    try ReviewBuilder(record: record, report: folder, siteFolder: SiteFixture.templates)
      .build(into: folder)
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      if let data = try? Data(contentsOf: file) {
        files[path] = String(decoding: data, as: UTF8.self)
      }
    }
    return files
  }
}
