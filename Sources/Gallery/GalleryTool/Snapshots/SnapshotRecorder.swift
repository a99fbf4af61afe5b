import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProcessRunning
import SnapshotRecords

/// Makes the pictures of a run the snapshots that later runs are compared with.
struct SnapshotRecorder {
  let folder: SnapshotFolder
  let request: RenderRequest

  /// - Parameter old: what is recorded already.
  func record(_ prepared: GalleryJob.Prepared, over old: SnapshotIndex?) throws -> ExitCode {
    let run = try SnapshotRun(prepared, request)
    defer { run.discard() }
    if run.snapshots.isEmpty {
      let problems = run.manifest.diagnostics
      if run.exitCode != .success { throw Stop(problems, exitCode: run.exitCode) }
      let nothing = NothingDrawn.diagnostic(run.manifest, request.filter)
      throw Stop(problems + [nothing ?? NothingDrawn.nothingMatched(request.filter)])
    }
    let second = try SecondDrawing(
      of: run.snapshots(otherThan: old?.snapshots ?? []), run, prepared, request)
    let refused = second.unstable
    let index = index(run, old, refused)
    let changes: SnapshotFolder.Changes
    do {
      changes = try EndingSignals.undisturbed {
        try folder.write(index) { refused.contains($0) ? nil : run.contents(of: $0) }
      }
    } catch let obstacle as SnapshotFolder.Obstacle {
      throw Stop([Self.refusal(obstacle.files, folder)])
    } catch {
      throw Stop([Staging.unusable(folder.url, error)])
    }
    Report.diagnostics(
      run.manifest.diagnostics + [second.diagnostic].compactMap { $0 },
      missing: run.manifest.missing)
    let kept = index.snapshots.count - (run.snapshots.count - refused.count)
    report(second, run)
    if !request.isQuiet { Console.line(text(changes, refused.count, kept: kept)) }
    if !request.isQuiet { Report.kept(changes.kept) }
    return refused.isEmpty ? run.exitCode : run.exitCode.and(.differences)
  }

  /// Says what was not recorded because the next run would draw something else.
  private func report(_ second: SecondDrawing, _ run: SnapshotRun) {
    var verdict = Verdict.judge(
      recorded: [], rendered: run.snapshots.filter { second.unstable.contains($0.id) })
    verdict.doubt(second.unstable)
    guard verdict.isUnstable else { return }
    var review = run.review(verdict)
    review.words = second.words
    for line in review.lines().dropLast() { Console.error(line) }
  }

  static func refusal(_ files: [String], _ folder: SnapshotFolder) -> Diagnostic {
    Diagnostic(
      .outputChanged,
      "\(OutputFolder.list(files, limit: 5)) in \(folder.url.path) would be a snapshot's, but "
        + "\(SnapshotIndex.fileName) does not know \(files.count == 1 ? "it" : "them"); "
        + "nothing was recorded.",
      hint: "Move what is there away, or give another folder with --snapshots.")
  }

  /// The new pictures, and the old ones that this run says nothing about.
  private func index(
    _ run: SnapshotRun, _ old: SnapshotIndex?, _ refused: Set<String>
  ) -> SnapshotIndex {
    let drawn = run.snapshots.filter { !refused.contains($0.id) }
    let ids = Set(drawn.map(\.id))
    let kept = (old?.snapshots ?? []).filter {
      !ids.contains($0.id)
        && (!run.scope.includes($0) || run.scope.failed($0) || refused.contains($0.id))
    }
    let names = (old?.missing ?? MissingNames()).ofWidget.filter { widget, _ in
      kept.contains { $0.widget == widget }
    }
    // What is kept was made with what it was made with.
    var bundles: [String: RenderSettings] = [:]
    for bundle in Set(kept.map(\.bundle)) { bundles[bundle] = old?.settings(of: bundle) }
    for bundle in run.manifest.bundles {
      bundles[bundle.id] = run.manifest.settings(of: bundle)
    }
    return SnapshotIndex(
      settings: run.manifest.settings, bundles: bundles, snapshots: drawn + kept,
      missing: MissingNames(names.merging(MissingNames(run.manifest).ofWidget) { $1 }))
  }

  private func text(_ changes: SnapshotFolder.Changes, _ refused: Int, kept: Int) -> String {
    var text = "\(Report.count(changes.written.count, "snapshot")) written, "
    text += "\(changes.unchanged) unchanged, "
    text += "\(Report.count(changes.removed.count, "orphaned file")) removed"
    if refused > 0 { text += ", \(refused) not recorded" }
    if kept > 0 { text += ", \(kept) kept as they were" }
    return text + " in \(folder.url.path)"
  }
}
