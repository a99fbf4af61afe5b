import DiagnosticRecords
import Encodings
import Foundation
import SnapshotRecords
import WidgetSettings

extension Command {
  /// `vitrine approve`: what a report shows becomes what later pictures are compared with.
  static let approve = Command(
    name: "approve", usage: "[ID…] [--group ID] [--decisions FILE] [--all] [options]",
    summary: "Make pictures of a report the snapshots to compare with",
    details: """
      Reads the report of vitrine verify and draws nothing: what becomes a snapshot is what the
      report shows. ID is the id of a picture, the beginning of several up to a slash
      (App/Clock/systemSmall), or a pattern in which * stands for anything. --group takes the id
      of a group, as verify and the report's page say it; --decisions what that page saved. What
      was removed or renamed is so in the snapshots, too.

      Ends with 0 once what is meant is accepted, also if it was before; with 1 if something of it
      cannot be, as it is not the same twice or was not drawn; with 2, having written nothing, if
      the snapshots or the report's files are not those that were compared; with 4 if nothing is
      meant.
      """,
    options: [
      SnapshotOptions.snapshots, SnapshotOptions.report, group, decisions, everything,
      CommandOption(.quiet),
    ],
    run: perform)

  private static let group = CommandOption(
    "--group", value: "ID", does: "accept this group; may be given more than once")
  private static let decisions = CommandOption(
    "--decisions", value: "FILE", does: "accept what was decided in the page of the report")
  private static let everything = CommandOption("--all", does: "accept everything")

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let report = SnapshotOptions.report(arguments, environment)
    let record = try SnapshotOptions.record(of: report)
    var choice = ItemChoice(patterns: arguments.inputs, groups: arguments.list(group) ?? [])
    choice.isAll = arguments.has(everything)
    choice.decisions = try arguments.text(decisions).map {
      try read(environment.url($0), record)
    }
    if choice.patterns.isEmpty, choice.groups.isEmpty, choice.decisions == nil, !choice.isAll {
      throw UsageError(
        "approve needs to know what to accept.",
        hint: "Give ids, --group, --decisions or --all. See: vitrine help approve")
    }
    let (items, unused) = choice.find(in: record)
    if !unused.isEmpty {
      throw Stop([
        Diagnostic(
          .nothingInReport,
          "Nothing in the report is called \(OutputFolder.list(unused, limit: 5)); nothing was "
            + "accepted.",
          hint: "\(ReviewRecord.fileName) in \(report.path) lists all ids and groups.")
      ])
    }
    let folder = SnapshotFolder(SnapshotOptions.folder(arguments, environment))
    guard let index = try SnapshotOptions.read(folder) else {
      throw Stop([SnapshotOptions.missing(folder)])
    }
    let approval = SnapshotApproval(record: record, report: report, folder: folder, index: index)
    let outcome = try approval.approve(items)
    for id in outcome.impossible { Console.error("cannot be accepted: \(id)") }
    if !arguments.has(CommandOption(.quiet)) {
      Console.line(text(outcome, record, folder))
      Report.kept(outcome.changes.kept)
    }
    return outcome.impossible.isEmpty ? .success : .differences
  }

  private static func text(
    _ outcome: SnapshotApproval.Outcome, _ record: ReviewRecord, _ folder: SnapshotFolder
  ) -> String {
    var parts = ["\(outcome.accepted.count) accepted"]
    if !outcome.already.isEmpty { parts.append("\(outcome.already.count) were before") }
    if !outcome.impossible.isEmpty { parts.append("\(outcome.impossible.count) cannot be") }
    let left = record.items.count - outcome.accepted.count - outcome.already.count
    parts.append("\(left) of the report left")
    return "\(parts.joined(separator: ", ")) in \(folder.url.path)"
  }

  private static func read(_ file: URL, _ record: ReviewRecord) throws -> ItemChoice.Decisions {
    guard let data = try? Data(contentsOf: file),
      let decisions = try? JSONDecoder().decode(ItemChoice.Decisions.self, from: data)
    else {
      throw Stop([
        Diagnostic(
          .decisionsUnreadable, "\(file.path) holds no decisions.",
          hint: "Save them in the page of a report.", file: file.path)
      ])
    }
    guard decisions.record == SHA256.short([UInt8](try record.encoded())) else {
      throw Stop([
        Diagnostic(
          .decisionsUnreadable, "\(file.path) was decided on another report.",
          hint: "Give the report that was looked at with --report.", file: file.path)
      ])
    }
    return decisions
  }
}

extension Rule {
  static let nothingInReport = Rule(
    "nothing-in-report", fault: .nothing, .error, "A report has no picture or group of that name",
    why: "Nothing is accepted that is not meant.",
    remedy: "Take ids and groups from the report; * stands for anything.")
  static let decisionsUnreadable = Rule(
    "decisions-unreadable", fault: .input, .error, "Decisions cannot be carried out",
    why: "They are about a report that is not at hand.",
    remedy: "Give the decisions that the page of the report saved, and that report with --report.")
}
