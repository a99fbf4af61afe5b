import DiagnosticRecords
import Foundation
import SnapshotRecords

/// The options of commands that deal with snapshots.
enum SnapshotOptions {
  static let snapshots = CommandOption(
    "--snapshots", value: "DIR", does: "where the snapshots are (default: snapshots)")

  static func folder(_ arguments: Arguments, _ environment: ToolEnvironment) -> URL {
    environment.url(arguments.text(snapshots) ?? "snapshots")
  }

  /// What a folder holds; nil if nothing yet.
  static func read(_ folder: SnapshotFolder) throws -> SnapshotIndex? {
    do {
      return try folder.read()
    } catch SnapshotIndex.Failure.missing {
      return nil
    } catch {
      throw Stop([
        Diagnostic(
          .error, "snapshots-unreadable", "The snapshots cannot be used: \(error).",
          hint: "Repair the file, or remove the folder and record again.",
          file: folder.index.path)
      ])
    }
  }
}
