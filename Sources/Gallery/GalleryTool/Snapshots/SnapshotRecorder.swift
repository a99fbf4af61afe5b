import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import ProcessRunning
import SnapshotRecords

/// Makes the pictures of a run the snapshots that later runs are compared with.
struct SnapshotRecorder {
  let folder: SnapshotFolder
  let request: RenderRequest
  var mode = RecordMode.all

  /// - Parameter old: what is recorded already.
  func record(_ prepared: GalleryJob.Prepared, over old: SnapshotIndex?) throws -> ExitCode {
    if let old, prepared.runs.isEmpty, prepared.failed.isEmpty, !prepared.untouched.isEmpty {
      Report.diagnostics(prepared.diagnostics, missing: prepared.missing)
      if !request.isQuiet {
        let changes = SnapshotFolder.Changes()
        Console.line(text(changes, 0, kept: old.snapshots.count))
      }
      return ExitCode.of(prepared.diagnostics)
    }
    let run = try SnapshotRun(prepared, request)
    defer { run.discard() }
    if run.snapshots.isEmpty {
      let problems = run.manifest.diagnostics
      if run.exitCode != .success { throw Stop(problems, exitCode: run.exitCode) }
      let nothing = NothingDrawn.diagnostic(run.manifest, request.filter)
      throw Stop(problems + [nothing ?? NothingDrawn.nothingMatched(request.filter)])
    }
    let second = try SecondDrawing(
      of: run.snapshots(otherThan: old?.snapshots ?? []), folder.behaviour, run, prepared, request)
    if mode == .never { return tell(run, old, second) }
    let known = Dictionary((old?.snapshots ?? []).map { ($0.id, $0) }) { first, _ in first }
    let left = run.snapshots.filter { !mode.takes($0, over: known[$0.id]) }
    let refused = second.unstable.union(left.map(\.id))
    let behaviours = behaviours(run, old, besides: refused)
    var index = index(run, old, refused, behaviours)
    mark(&index, run, prepared, over: old, isWhole: refused.isEmpty)
    let changes: SnapshotFolder.Changes
    do {
      changes = try EndingSignals.undisturbed {
        try folder.write(
          index,
          SnapshotFolder.Contents {
            refused.contains($0) ? nil : run.contents(of: $0)
          } behaviour: {
            behaviours[$0]?.text()
          })
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
    report(second)
    if !request.isQuiet {
      Console.line(text(changes, second.unstable.count, kept: kept))
      Report.kept(changes.kept)
    }
    return second.unstable.isEmpty ? run.exitCode : run.exitCode.and(.differences)
  }

  /// Notes what the pictures are of.
  private func mark(
    _ index: inout SnapshotIndex, _ run: SnapshotRun, _ prepared: GalleryJob.Prepared,
    over old: SnapshotIndex?, isWhole: Bool
  ) {
    let drawn = Dictionary(run.snapshots.map { ($0.id, $0) }) { first, _ in first }
    // What another part of the run has recorded of the same code is of that code, too.
    let mixed = index.snapshots.filter { snapshot in
      drawn[snapshot.id].map { !$0.shows(snapshot) } ?? true
    }
    let marks = RecordedMarks(
      drawn: Set(run.manifest.bundles.map(\.id)), mixed: Set(mixed.map(\.bundle)),
      shard: request.shard, isWhole: isWhole && run.exitCode == .success)
    index.codes = marks.codes(prepared.marks.mapValues(\.code), over: old?.codes ?? [:])
    index.inputs = marks.inputs(
      prepared.marks.compactMapValues(\.inputs), over: old?.inputs ?? [:])
  }

  /// Says what there would be to record.
  private func tell(
    _ run: SnapshotRun, _ old: SnapshotIndex?, _ second: SecondDrawing
  ) -> ExitCode {
    let others = run.snapshots(otherThan: old?.snapshots ?? [])
    Report.diagnostics(run.manifest.diagnostics, missing: run.manifest.missing)
    report(second)
    if !request.isQuiet {
      let rest = run.snapshots.count - others.count
      Console.line(
        "\(Report.count(others.count, "snapshot")) to record, \(rest) unchanged in "
          + folder.url.path)
    }
    return others.isEmpty ? run.exitCode : run.exitCode.and(.differences)
  }

  /// Says what was not recorded because the next run would draw something else.
  private func report(_ second: SecondDrawing) {
    for (id, words) in second.words.sorted(by: { $0.key < $1.key }) {
      Console.error("\(Verdict.Change.unstable.words): \(id)")
      for sentence in words.prefix(3) { Console.error("  \(sentence)") }
    }
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
    _ run: SnapshotRun, _ old: SnapshotIndex?, _ refused: Set<String>,
    _ behaviours: [String: WidgetBehaviour]
  ) -> SnapshotIndex {
    let drawn = run.snapshots.filter { !refused.contains($0.id) }
    let ids = Set(drawn.map(\.id))
    let drawnBundles = Set(run.manifest.bundles.map(\.id))
    let kept = (old?.snapshots ?? []).filter {
      // What other programs have drawn is another run's to record.
      !ids.contains($0.id)
        && (mode != .all || !run.scope.includes($0) || run.scope.failed($0)
          || refused.contains($0.id) || !drawnBundles.contains($0.bundle))
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
    let told = behaviours.values.map {
      SnapshotIndex.Behaviour(id: $0.id, bundle: $0.bundle, mark: SHA256.short($0.text()))
    }
    let untouched = (old?.behaviours ?? []).filter { behaviour in
      behaviours[behaviour.id] == nil && kept.contains { $0.widget == behaviour.id }
    }
    return SnapshotIndex(
      settings: run.manifest.settings, bundles: bundles, snapshots: drawn + kept,
      behaviours: told + untouched,
      missing: MissingNames(names.merging(MissingNames(run.manifest).ofWidget) { $1 }),
      generator: run.manifest.generator)
  }

  /// What the widgets of a run tell the system; of families that were not asked for what was
  /// recorded.
  private func behaviours(
    _ run: SnapshotRun, _ old: SnapshotIndex?, besides refused: Set<String>
  ) -> [String: WidgetBehaviour] {
    let recorded = run.snapshots.filter { !refused.contains($0.id) }
    let known = Set((old?.behaviours ?? []).map(\.id))
    // Of what is no snapshot nothing is kept, unless it was.
    let drawn = Set(recorded.map(\.widget)).union(mode == .missing ? [] : known)
    return run.side.behaviours.filter { id, _ in
      drawn.contains(id) && !refused.contains(WidgetBehaviour.path(of: id))
        && (mode != .missing || !known.contains(id))
    }.mapValues { behaviour in
      guard let former = folder.behaviour(of: behaviour.id) else { return behaviour }
      return behaviour.completed(by: former, run.scope.asks)
    }
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
