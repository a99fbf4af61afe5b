import CatalogueManifest
import Foundation
import ProcessRunning
import SnapshotRecords

/// Gives snapshots that were recorded under other names the names that their pictures have today.
struct SnapshotCarrier {
  let folder: SnapshotFolder
  let request: RenderRequest

  /// - Parameter old: What is recorded.
  func carry(_ prepared: GalleryJob.Prepared, over old: SnapshotIndex) throws -> ExitCode {
    let run = try SnapshotRun(prepared, request)
    defer { run.discard() }
    let names = Dictionary(run.manifest.widgets.map { ($0.id, $0.name) }) { first, _ in first }
    let moves = SnapshotMoves(
      recorded: old.snapshots, rendered: run.snapshots, names: names
    ) { $0.shows($1) || $0.tree == $1.tree && picture($0.id) == picture($1.id, of: run) }
    let pairs = moves.widgets.flatMap(\.snapshots)
    let index = index(old, pairs)
    let successors = Dictionary(pairs.map { ($0.new.id, $0) }) { first, _ in first }
    let changes: SnapshotFolder.Changes
    do {
      changes = try EndingSignals.undisturbed {
        try folder.write(
          index,
          SnapshotFolder.Contents { id in successors[id].flatMap { contents(of: $0, run) } })
      }
    } catch let obstacle as SnapshotFolder.Obstacle {
      throw Stop([SnapshotRecorder.refusal(obstacle.files, folder)])
    } catch {
      throw Stop([Staging.unusable(folder.url, error)])
    }
    Report.diagnostics(run.manifest.diagnostics, missing: run.manifest.missing)
    if !request.isQuiet {
      for line in Self.lines(moves) { Console.line(line) }
      Report.kept(changes.kept)
    }
    return moves.rest.isEmpty ? run.exitCode : run.exitCode.and(.differences)
  }

  private func index(_ old: SnapshotIndex, _ pairs: [SnapshotMoves.Pair]) -> SnapshotIndex {
    let moved = Set(pairs.map(\.old.id))
    let carried = pairs.map { pair in
      var snapshot = pair.isSame ? pair.new : pair.old
      (snapshot.id, snapshot.widget) = (pair.new.id, pair.new.widget)
      snapshot.bundle = pair.new.bundle
      return snapshot
    }
    let names = Dictionary(pairs.map { ($0.old.widget, $0.new.widget) }) { first, _ in first }
    let missing = MissingNames(
      Dictionary(old.missing.ofWidget.map { (names[$0] ?? $0, $1) }) { $0 + $1 })
    return SnapshotIndex(
      settings: old.settings, bundles: old.bundles,
      snapshots: old.snapshots.filter { !moved.contains($0.id) } + carried,
      behaviours: old.behaviours.filter { names[$0.id] == nil }, missing: missing,
      generator: old.generator)
  }

  /// What was recorded, unless only names of definitions differ.
  private func contents(
    of pair: SnapshotMoves.Pair, _ run: SnapshotRun
  ) -> (picture: [UInt8], tree: [UInt8])? {
    if pair.isSame { return run.contents(of: pair.new.id) }
    guard let picture = folder.picture(pair.old.id) else { return nil }
    return ([UInt8](picture), [UInt8](folder.tree(pair.old.id) ?? Data()))
  }

  private func picture(_ id: String) -> String? {
    folder.picture(id).map { Self.withoutPrefixes(String(decoding: $0, as: UTF8.self)) }
  }

  private func picture(_ id: String, of run: SnapshotRun) -> String? {
    run.contents(of: id).map { Self.withoutPrefixes(String(decoding: $0.picture, as: UTF8.self)) }
  }

  /// Names of definitions began with a mark made from the widget's former name.
  private static func withoutPrefixes(_ picture: String) -> String {
    picture.replacing(/\bv[0-9a-f]{4}-/, with: "v-")
  }

  /// What was done, a line for each widget, then a summary.
  static func lines(_ moves: SnapshotMoves) -> [String] {
    var lines = moves.widgets.map { widget in
      let other = widget.snapshots.count { !$0.isSame }
      return
        "\(widget.former) → \(widget.name): \(Report.count(widget.snapshots.count, "snapshot"))"
        + (other > 0 ? ", \(other) of which look otherwise today" : "")
    }
    let former = Dictionary(grouping: moves.rest, by: \.widget).sorted { $0.key < $1.key }
    for (widget, snapshots) in former {
      lines.append(
        "\(widget): \(Report.count(snapshots.count, "snapshot")) not matched, left as they are")
    }
    let moved = moves.widgets.reduce(0) { $0 + $1.snapshots.count }
    lines.append(
      "\(Report.count(moved, "snapshot")) of \(Report.count(moves.widgets.count, "widget")) "
        + "carried over, \(moves.rest.count) not matched")
    return lines
  }
}
