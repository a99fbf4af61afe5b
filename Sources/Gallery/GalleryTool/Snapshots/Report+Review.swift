import Foundation
import SnapshotRecords

extension Report {
  /// Says what a review found, and where its report is.
  ///
  /// - Parameter kept: What else is in the report's folder.
  static func review(
    _ record: ReviewRecord, in report: URL, isQuiet: Bool, _ kept: [String]
  ) {
    diagnostics(record.diagnostics)
    let isFine = record.items.isEmpty
    if !isQuiet || !isFine {
      for line in record.lines() { Console.line(line) }
      if !isFine { Console.line("Report: \(report.path)/index.html") }
    }
    if !isQuiet { self.kept(kept) }
  }
}
