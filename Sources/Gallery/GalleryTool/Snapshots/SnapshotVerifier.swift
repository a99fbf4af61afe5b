import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
import ResourceCatalogs
import SnapshotRecords
import WidgetSettings

/// Compares the pictures of a run with the snapshots and reports the differences.
struct SnapshotVerifier {
  let folder: SnapshotFolder
  let index: SnapshotIndex
  let request: RenderRequest
  /// Where the report goes.
  let output: OutputFolder
  let failing: SnapshotOptions.Failing
  /// Where the report is going to be published; nil if nowhere.
  var address: String?

  func verify(_ prepared: GalleryJob.Prepared) throws -> ExitCode {
    let run = try SnapshotRun(prepared, request)
    defer { run.discard() }
    // A part of a run may have nothing to draw.
    if request.shard == nil, prepared.untouched.isEmpty,
      let nothing = NothingDrawn.diagnostic(run.manifest, request.filter)
    {
      throw Stop([nothing])
    }
    let second = try SecondDrawing(
      of: run.snapshots(otherThan: index.snapshots), folder.behaviour, run, prepared, request)
    let used = UsedNames(prepared.projects)
    var touched = index
    touched.keep { bundle, _ in !prepared.untouched.contains(bundle) }
    var maker = ReviewMaker(
      ComparedSide(name: "snapshots", folder, touched), run.side, manifest: run.manifest,
      scope: run.scope,
      missing: (index.missing.keeping(used.contains), MissingNames(run.manifest)),
      second: second.side)
    maker.codes = prepared.marks.mapValues(\.code)
    maker.inputs = prepared.marks.compactMapValues(\.inputs)
    // What no part draws is the first one's to tell.
    if request.shard.map({ $0.number == 1 }) ?? true {
      maker.untouched = (
        index.snapshots.filter { prepared.untouched.contains($0.bundle) },
        index.behaviours.filter { prepared.untouched.contains($0.bundle) }
      )
    }
    let version = VersionChange(index, maker.codes)
    maker.bundlesOfOtherVersion = version.bundles
    let report = try ReviewFolder(output, address: address)
    defer { report.discard() }
    let orphans = try folder.orphans(index)
    let problems =
      run.manifest.diagnostics.filter { $0.severity != .note }
      + [second.diagnostic, orphaned(orphans), version.diagnostic].compactMap { $0 }
      + Self.settingsWarnings(index, run.manifest)
    var record = try maker.make(
      title: run.manifest.title, generator: run.manifest.generator, diagnostics: problems,
      put: report.put)
    // As forges want them, who know nothing of the inputs.
    let sources = CheckedSources(prepared.projects.map(\.root), from: request.environment.folder)
    for index in record.widgets.indices {
      if let file = record.widgets[index].source?.file {
        record.widgets[index].source?.file = sources.path(file)
      }
    }
    let kept = try report.finish(record)
    Report.review(record, in: output.named, isQuiet: request.isQuiet, kept)
    let code = SnapshotOptions.exitCode(run.exitCode, record, failing.changes)
    return orphans.isEmpty || !failing.areOrphansMinded ? code : code.and(.differences)
  }

  private func orphaned(_ files: [String]) -> Diagnostic? {
    guard !files.isEmpty else { return nil }
    let verb = files.count == 1 ? "is" : "are"
    return Diagnostic(
      .snapshotsOrphaned,
      "\(Report.count(files.count, "file")) beside the snapshots \(verb) no picture's: "
        + "\(OutputFolder.list(files)).",
      hint: "Take them away with: vitrine clean --snapshots \(folder.url.path)")
  }

  /// Pictures made at another moment or location differ for that reason alone; said once of all
  /// bundles that were made with the same.
  static func settingsWarnings(_ index: SnapshotIndex, _ now: Manifest) -> [Diagnostic] {
    let known = Set(index.snapshots.map(\.bundle))
    let warnings = now.bundles.filter { known.contains($0.id) }.compactMap { bundle in
      settingsWarning(index.settings(of: bundle.id), now.settings(of: bundle))
    }
    return warnings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func settingsWarning(
    _ recorded: RenderSettings, _ now: RenderSettings
  ) -> Diagnostic? {
    let pairs = [
      ("--date", Timestamp.text(recorded.date), Timestamp.text(now.date)),
      ("--locale", recorded.locale, now.locale),
      ("--time-zone", recorded.timeZone, now.timeZone),
      ("--device", recorded.device, now.device),
      (
        "--system", recorded.system ?? SystemLook.defaultID, now.system ?? SystemLook.defaultID
      ),
      (
        "--text", recorded.text ?? TextDrawing.text.rawValue,
        now.text ?? TextDrawing.text.rawValue
      ),
    ].filter { $0.1 != $0.2 }
    guard !pairs.isEmpty else { return nil }
    let options = pairs.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    return Diagnostic(
      .snapshotsOtherSettings,
      "The snapshots were recorded with other settings than this run's.",
      hint: "Verify with \(options), or record again.")
  }
}

extension Rule {
  static let snapshotsOrphaned = Rule(
    "snapshots-orphaned", fault: .design, .warning, "Files beside the snapshots are no picture's",
    why: "Nobody compares them, and who looks at them is misled.",
    remedy: "Take them away with: vitrine clean --snapshots DIR.")
  static let snapshotsOtherSettings = Rule(
    "snapshots-other-settings", fault: .input, .warning,
    "The snapshots were recorded with other settings",
    why: "Pictures differ although the code has not changed.",
    remedy: "Verify with the settings that are named, or record again.")
}
