import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
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
      throw Stop(problems + [GalleryBuild.nothingMatched(request.choices.filter)])
    }
    let index = index(run, old)
    let changes: SnapshotFolder.Changes
    do {
      changes = try EndingSignals.undisturbed {
        try folder.write(index) { run.contents(of: $0) }
      }
    } catch let obstacle as SnapshotFolder.Obstacle {
      throw Stop([refusal(obstacle.files)])
    } catch {
      throw Stop([Staging.unusable(folder.url, error)])
    }
    Report.diagnostics(run.manifest.diagnostics)
    let kept = index.snapshots.count - run.snapshots.count
    if !request.isQuiet { Console.line(text(changes, kept: kept)) }
    if !request.isQuiet { Report.kept(changes.kept) }
    return run.exitCode
  }

  private func refusal(_ files: [String]) -> Diagnostic {
    Diagnostic(
      .error, "output-changed",
      "\(OutputFolder.list(files, limit: 5)) in \(folder.url.path) would be a snapshot's, but "
        + "\(SnapshotIndex.fileName) does not know \(files.count == 1 ? "it" : "them"); "
        + "nothing was recorded.",
      hint: "Move what is there away, or give another folder with --snapshots.")
  }

  /// The new pictures, and the old ones that this run says nothing about.
  private func index(_ run: SnapshotRun, _ old: SnapshotIndex?) -> SnapshotIndex {
    let ids = Set(run.snapshots.map(\.id))
    let kept = (old?.snapshots ?? []).filter {
      !ids.contains($0.id) && (!run.scope.includes($0) || run.scope.failed($0))
    }
    return SnapshotIndex(settings: run.manifest.settings, snapshots: run.snapshots + kept)
  }

  private func text(_ changes: SnapshotFolder.Changes, kept: Int) -> String {
    var text = "\(Report.count(changes.written.count, "snapshot")) written, "
    text += "\(changes.unchanged) unchanged, "
    text += "\(Report.count(changes.removed.count, "orphaned file")) removed"
    if kept > 0 { text += ", \(kept) kept as they were" }
    return text + " in \(folder.url.path)"
  }
}
