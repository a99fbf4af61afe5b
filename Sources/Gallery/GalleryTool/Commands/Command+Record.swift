import Foundation
import SnapshotRecords

extension Command {
  /// `vitrine record`: the pictures of today become what later ones are compared with.
  static let record = Command(
    name: "record", usage: "INPUT… [--snapshots DIR] [options]",
    summary: "Keep today's pictures as snapshots to compare with later",
    details: """
      Writes each picture and its node tree as <render id>.svg and .tree.json, what each widget
      tells the system as <widget id>/widget.json, and an index, snapshots.json. Only files that
      changed are written; those of pictures that are no more are removed if they are as the index
      says. Snapshots of programs that are no INPUT stay, and so do those of widgets that fail.
      Other files in the folder stay and are named; one that has the name of a new picture ends it
      with 2, having written nothing. The folder may lie in an input.

      --mode missing records only what there is no snapshot of, failed also what differs, and never
      nothing: it ends with 1 if there is something to record. Neither removes anything.

      What is new or changed is drawn twice, in different surroundings; a picture that is not the
      same twice is not recorded, and the command ends with 1.

      --carry-over records nothing: snapshots whose widgets were called otherwise, by other code or
      by an earlier version of vitrine, get the names of today. A widget is known by its pictures.
      What was done is listed; what no widget of today matches stays, is listed too, and the command
      ends with 1. Give the INPUTs and options that the snapshots were recorded with.
      """,
    options: [
      SnapshotOptions.snapshots, mode, carryOver, SnapshotOptions.only, BuildOptions.shard,
      BuildOptions.fresh,
    ] + CommandOption.settings,
    run: perform)

  private static let mode = CommandOption(
    ["--mode"], value: "MODE", choices: RecordMode.allCases.map(\.rawValue),
    does: "what to record: all (as usual), missing, failed or never")

  private static let carryOver = CommandOption(
    "--carry-over", does: "only rename recorded snapshots as their widgets are called today")

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "record")
    let folder = SnapshotFolder(SnapshotOptions.folder(arguments, environment))
    try InputPaths(request.inputs).refuse(
      folder.url, option: "--snapshots", mayLieInside: true)
    let old = try SnapshotOptions.read(folder)
    if arguments.has(carryOver) {
      guard let old else { throw Stop([SnapshotOptions.missing(folder)]) }
      return try SnapshotCarrier(folder: folder, request: request)
        .carry(try request.prepare(), over: old)
    }
    if old == nil { try SnapshotOptions.refuseOthers(folder) }
    let recorder = SnapshotRecorder(
      folder: folder, request: request, mode: try recordMode(arguments))
    let known = try SnapshotOptions.known(arguments, old)
    return try recorder.record(
      try request.prepare(snapshots: folder.url, known: known), over: old)
  }

  private static func recordMode(_ arguments: Arguments) throws(UsageError) -> RecordMode {
    guard let text = arguments.text(mode) else { return .all }
    if let known = RecordMode(rawValue: text) { return known }
    throw UsageError(
      "\(mode.name) cannot be \u{201C}\(text)\u{201D}.",
      hint: "Expected: \(mode.choices.joined(separator: ", ")).")
  }
}
