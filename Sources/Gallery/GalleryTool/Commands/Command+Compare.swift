import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords
import WidgetSettings

extension Command {
  /// `vitrine compare`: what separates two sets of pictures.
  static let compare = Command(
    name: "compare", usage: "OLD NEW [--report DIR] [options]",
    summary: "Compare two folders of snapshots or galleries, or revisions of such",
    details: """
      OLD and NEW each are a folder of snapshots, a gallery or another folder with a manifest.json,
      or a revision of the git repository around the working folder: main:ci/Snapshots, where
      main alone means the folder that --snapshots names. Nothing is drawn. The report is that of
      verify; if OLD is the folder of snapshots, vitrine approve can carry it out.
      """,
    options: [
      SnapshotOptions.snapshots, SnapshotOptions.report, SnapshotOptions.reportURL,
      SnapshotOptions.failOn, SnapshotOptions.exitZero, CommandOption(.quiet),
    ],
    run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    guard arguments.inputs.count == 2 else {
      throw UsageError(
        "compare needs two sides, and has \(arguments.inputs.count).",
        hint: "For example: vitrine compare main Snapshots")
    }
    let failing = try SnapshotOptions.Failing(arguments)
    let work = try WorkFolder()
    defer { work.remove() }
    let usual = arguments.text(SnapshotOptions.snapshots) ?? "snapshots"
    let sides = try arguments.inputs.enumerated().map { number, name in
      try ComparedFolder(
        name, in: environment, usual: usual,
        work: work.url.appendingPathComponent("side-\(number)"))
    }
    let target = try OutputFolder(
      SnapshotOptions.report(arguments, environment), kind: .report)
    let report = try ReviewFolder(
      target, address: arguments.text(SnapshotOptions.reportURL))
    defer { report.discard() }
    let maker = ReviewMaker(
      sides[0].side, sides[1].side, manifest: sides[1].manifest,
      missing: (sides[0].missing, sides[1].missing))
    let record = try maker.make(
      title: "\(sides[0].side.name) … \(sides[1].side.name)",
      generator: sides[1].manifest.generator,
      put: report.put)
    let kept = try report.finish(record)
    Report.review(record, in: target.named, isQuiet: arguments.has(CommandOption(.quiet)), kept)
    return SnapshotOptions.exitCode(record, failing)
  }
}
