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

  static let report = CommandOption(
    "--report", value: "DIR", does: "where the report is (default: .vitrine/report)")

  static func report(_ arguments: Arguments, _ environment: ToolEnvironment) -> URL {
    environment.url(arguments.text(report) ?? ".vitrine/report")
  }

  static let reportURL = CommandOption(
    "--report-url", value: "URL",
    does: "where the report is going to be published: summary.md shows pictures from there")
  static let only = CommandOption(
    ["--only"], value: "changed", choices: ["changed"],
    does: "neither compile nor draw programs of which nothing is other than was recorded: code, "
      + "resources, settings, version")

  /// The inputs of bundles that need not be drawn if they are what they were.
  static func known(
    _ arguments: Arguments, _ index: SnapshotIndex?
  ) throws(UsageError) -> [String: String] {
    guard let text = arguments.text(only) else { return [:] }
    guard only.choices.contains(text) else {
      throw UsageError(
        "\(only.name) cannot be \u{201C}\(text)\u{201D}.",
        hint: "Expected: \(only.choices.joined(separator: ", ")).")
    }
    return index?.inputs ?? [:]
  }

  static let exitZero = CommandOption(
    "--exit-zero-on-changes", does: "end with 0 even if pictures differ")
  static let failOn = CommandOption(
    ["--fail-on"], value: "LIST", choices: minded.map(\.rawValue) + [orphaned],
    does: "end with 1 only for some of: "
      + (minded.map(\.rawValue) + [orphaned]).joined(separator: ", ")
      + " (files that no picture owns)")

  /// What somebody may mind or not.
  private static let minded: [Verdict.Change] = [.added, .removed, .changed, .renamed, .filledIn]
  private static let orphaned = "orphaned"

  /// What ends a comparison with 1; everything where nothing is said.
  struct Failing {
    var changes: Set<Verdict.Change>?
    var areOrphansMinded = true

    init(_ arguments: Arguments) throws(UsageError) {
      if arguments.has(exitZero) { (changes, areOrphansMinded) = ([], false) }
      guard let words = arguments.list(failOn) else { return }
      if arguments.has(exitZero) {
        throw UsageError(
          "\(exitZero.name) and \(failOn.name) contradict each other.", hint: "Give one of them.")
      }
      for word in words where word != orphaned && !minded.contains(where: { $0.rawValue == word }) {
        throw UsageError(
          "\(failOn.name) cannot be \u{201C}\(word)\u{201D}.",
          hint: "Expected: \(failOn.choices.joined(separator: ", ")), parted by commas.")
      }
      changes = Set(words.compactMap(Verdict.Change.init))
      areOrphansMinded = words.contains(orphaned)
    }
  }

  /// What a comparison means for the exit code: a failure to render dominates a difference, and
  /// what differs from itself is no change that could be ignored.
  ///
  /// - Parameter failing: the changes that are minded; nil for all.
  static func exitCode(
    _ run: ExitCode, _ record: ReviewRecord, _ failing: Set<Verdict.Change>?
  ) -> ExitCode {
    var code = run
    let minded = record.items.map(\.change).filter {
      $0 != .notRendered && $0 != .unstable && failing?.contains($0) ?? true
    }
    if !minded.isEmpty {
      code = code.and(minded.allSatisfy { $0 == .filledIn } ? .filledIn : .differences)
    }
    if record.isUnstable { code = code.and(.differences) }
    if record.isIncomplete { code = code.and(.renderFailure) }
    return code
  }

  /// How a comparison of what was drawn earlier ends.
  static func exitCode(_ record: ReviewRecord, _ failing: Failing) -> ExitCode {
    let run = ExitCode.of(record.diagnostics)
    let code = exitCode(run, record, failing.changes)
    let isOrphaned = record.diagnostics.contains { $0.breaks(.snapshotsOrphaned) }
    return isOrphaned && failing.areOrphansMinded ? code.and(.differences) : code
  }

  /// The record of a report.
  static func record(of report: URL, isShown: Bool = false) throws -> ReviewRecord {
    do {
      return try ReviewRecord.read(report, isShown: isShown)
    } catch {
      throw Stop([
        Diagnostic(
          .reportUnreadable, "\(report.path) is no report: \(error).",
          hint: "Make one with: vitrine verify INPUT… (--report DIR for another folder)",
          file: report.appendingPathComponent(ReviewRecord.fileName).path)
      ])
    }
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
  static let reportUnreadable = Rule(
    "report-unreadable", fault: .input, .error, "There is no report",
    why: "Only what a report shows can be accepted.",
    remedy: "Make one with: vitrine verify INPUT… (--report DIR for another folder).")
  static let snapshotsUnreadable = Rule(
    "snapshots-unreadable", fault: .input, .error, "The snapshots cannot be read",
    why: "There is nothing to compare the pictures with.",
    remedy: "Repair the file, or remove the folder and record again.")
}
