import CatalogueManifest
import Foundation
import SnapshotRecords

/// Writes a review to a folder: the verdict in several forms, and for each difference both sides.
struct ReviewFolder {
  let review: Review
  let old: SnapshotFolder
  let run: SnapshotRun
  let second: SecondDrawing

  /// Puts the review into a folder.
  ///
  /// - Returns: What else is there, which stays.
  func write(to output: OutputFolder) throws -> [String] {
    let staging = try Staging(for: output)
    defer { staging.discard() }
    let folder = staging.folder.appendingPathComponent("report")
    try put(try review.json(), folder, Review.verdictFile)
    try put(Data(review.junit().utf8), folder, "junit.xml")
    try put(Data(review.markdown().utf8), folder, "summary.md")
    for difference in review.verdict.differences {
      try write(difference, folder.appendingPathComponent(difference.change.rawValue))
    }
    let update = try OutputUpdate(folder, to: output)
    try update.apply()
    return update.kept
  }

  private func write(_ difference: Verdict.Difference, _ folder: URL) throws {
    let id = difference.id
    let before = old.picture(id)
    let after = run.contents(of: id).map { Data($0.picture) }
    switch difference.change {
    case .added, .renamed: if let after { try put(after, folder, id + ".svg") }
    case .removed, .notRendered: if let before { try put(before, folder, id + ".svg") }
    case .changed, .filledIn:
      try write(id, folder, (before, "old"), (after, "new"))
    case .unstable:
      try write(id, folder, (after, "first"), (second.pictures[id].map { Data($0) }, "second"))
    }
  }

  /// Two pictures, what separates their lines, and what that means.
  private func write(
    _ id: String, _ folder: URL, _ one: (data: Data?, name: String),
    _ other: (data: Data?, name: String)
  ) throws {
    for side in [one, other] {
      if let data = side.data { try put(data, folder, "\(id).\(side.name).svg") }
    }
    let diff = LineDiff(
      String(decoding: one.data ?? Data(), as: UTF8.self),
      String(decoding: other.data ?? Data(), as: UTF8.self))
    try put(Data(diff.unified().utf8), folder, id + ".diff")
    let words = (review.words[id] ?? []).map { $0 + "\n" }.joined()
    try put(Data(words.utf8), folder, id + ".txt")
  }

  private func put(_ data: Data, _ folder: URL, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PlainFile.write(data, to: file)
  }
}
