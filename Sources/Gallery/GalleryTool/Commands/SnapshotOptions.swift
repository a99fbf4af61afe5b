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

  /// Stops if a folder without snapshots holds something else.
  static func refuseOthers(_ folder: SnapshotFolder) throws {
    let path = folder.url.path
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    guard isThere || isLink else { return }
    let words: String
    if !isThere {
      words = "is a link that leads nowhere"
    } else if !isFolder.boolValue {
      words = "is a file; snapshots need a folder"
    } else {
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: path).sorted() } catch {
        throw Stop([Staging.unusable(folder.url, error)])
      }
      if names.isEmpty { return }
      words =
        "holds other files (\(OutputFolder.list(names))) and no \(SnapshotIndex.fileName); "
        + "nothing is written there"
    }
    throw Stop([
      Diagnostic(
        .outputNotOurs, "\(path) \(words).",
        hint: "Give an empty or new folder with --snapshots.")
    ])
  }

  static func missing(_ folder: SnapshotFolder) -> Diagnostic {
    Diagnostic(
      .snapshotsMissing, "There are no snapshots in \(folder.url.path).",
      hint: "Make them with: vitrine record INPUT… (--snapshots DIR for another folder)")
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
          .snapshotsUnreadable, "The snapshots cannot be used: \(error).",
          hint: "Repair the file, or remove the folder and record again.",
          file: folder.index.path)
      ])
    }
  }
}

extension Rule {
  static let snapshotsUnreadable = Rule(
    "snapshots-unreadable", fault: .input, .error, "The snapshots cannot be read",
    why: "There is nothing to compare the pictures with.",
    remedy: "Repair the file, or remove the folder and record again.")
}
