import DiagnosticRecords
import Foundation
import SnapshotRecords
import WidgetSettings

extension Command {
  /// `vitrine merge`: the reports of several parts become one.
  static let merge = Command(
    name: "merge", usage: "REPORT… [-o DIR] [options]",
    summary: "Make one report of those of verify --shard",
    details: """
      The report is, byte for byte, the one that a run without --shard writes, and the command ends
      as that run does. Nothing is drawn. Of one report it makes the pages anew.

      Ends with 2, having written nothing, if a report cannot be read, or if they are not of one
      comparison.
      """,
    options: [
      output, SnapshotOptions.reportURL, SnapshotOptions.failOn, SnapshotOptions.exitZero,
      CommandOption(.quiet),
    ],
    run: perform)

  private static let output = CommandOption(
    "--report", "-o", value: "DIR", does: "where the report goes (default: .vitrine/report)")

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    guard !arguments.inputs.isEmpty else {
      throw UsageError(
        "merge needs the reports of the parts.",
        hint: "For example: vitrine merge part-1 part-2 -o report")
    }
    let failing = try SnapshotOptions.Failing(arguments)
    let folders = arguments.inputs.map(environment.url)
    let parts = try folders.map {
      (folder: $0, record: try SnapshotOptions.record(of: $0, isShown: folders.count == 1))
    }
    let url = environment.url(arguments.text(output) ?? ".vitrine/report")
    let target = try OutputFolder(url, kind: .report)
    let report = try ReviewFolder(
      target, address: arguments.text(SnapshotOptions.reportURL))
    defer { report.discard() }
    let record = try ReviewMerge(parts).make(put: report.put)
    let kept = try report.finish(record)
    Report.review(record, in: target.named, isQuiet: arguments.has(CommandOption(.quiet)), kept)
    return SnapshotOptions.exitCode(record, failing)
  }
}
