import CatalogueManifest
import Foundation
import GallerySite
import SnapshotRecords

/// Writes a review to a folder: the record, what is made of it for people and programs, and both
/// sides of each difference.
struct ReviewFolder: Sendable {
  private let staging: Staging
  private let output: OutputFolder
  /// Where the report is going to be published; nil if nowhere.
  private let address: String?
  private var folder: URL { staging.folder.appendingPathComponent("report") }

  init(_ output: OutputFolder, address: String? = nil) throws {
    (self.output, self.address) = (output, address)
    staging = try Staging(for: output)
  }

  func discard() { staging.discard() }

  /// Adds a file.
  @Sendable func put(_ file: ReviewMaker.File) throws {
    try put(Data(file.bytes), file.path)
  }

  /// Adds a record with what is made of it, and puts everything in its place.
  ///
  /// - Returns: What else is there, which stays.
  func finish(_ record: ReviewRecord) throws -> [String] {
    try put(try record.encoded(), ReviewRecord.fileName)
    try put(Data(record.junit().utf8), "junit.xml")
    try put(try record.sarif(), "results.sarif")
    try put(Data(record.annotations.utf8), "annotations.txt")
    try put(Data(record.markdown(address: address).utf8), "summary.md")
    for item in record.items {
      guard let lines = item.lines, lines.hasSuffix(".diff") else { continue }
      let words = item.changes.map { $0.words + "\n" }.joined()
      try put(Data(words.utf8), lines.dropLast("diff".count) + "txt")
    }
    try ReviewBuilder(record: record, report: folder, siteFolder: Installation.site)
      .build(into: folder)
    let update = try OutputUpdate(folder, to: output)
    try update.apply()
    return update.kept
  }

  private func put(_ data: Data, _ name: String) throws {
    // A record that is only shown may name anything.
    guard CataloguePath.isInside(name) else { return }
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PlainFile.write(data, to: file)
  }
}
