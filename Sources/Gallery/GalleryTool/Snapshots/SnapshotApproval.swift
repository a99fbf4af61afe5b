import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import ProcessRunning
import SnapshotRecords

/// Makes items of a report the snapshots that later runs are compared with. Nothing is drawn: what
/// becomes a snapshot is what somebody looked at.
struct SnapshotApproval {
  let record: ReviewRecord
  let report: URL
  let folder: SnapshotFolder
  /// What is recorded now.
  let index: SnapshotIndex

  /// What became of the items that were chosen.
  struct Outcome {
    var accepted: [String] = []
    /// They were accepted before.
    var already: [String] = []
    /// Nobody can accept them: they are not the same twice, or were not drawn.
    var impossible: [String] = []
    var changes = SnapshotFolder.Changes()
  }

  /// - Throws: `Stop`, if the snapshots or the report are not what was compared; nothing is
  ///   written then.
  func approve(_ chosen: [ReviewRecord.Item]) throws -> Outcome {
    var outcome = Outcome()
    var snapshots = Dictionary(index.snapshots.map { ($0.id, $0) }) { first, _ in first }
    var behaviours = Dictionary(index.behaviours.map { ($0.id, $0) }) { first, _ in first }
    var contents: [String: ComparedSide.Contents] = [:]
    var texts: [String: [UInt8]] = [:]
    var stale: [String] = []
    for item in chosen {
      if [.unstable, .notRendered].contains(item.change) {
        outcome.impossible.append(item.id)
        continue
      }
      let now = marks(of: item.id, item.kind, snapshots, behaviours)
      let former = item.formerly.map { marks(of: $0, item.kind, snapshots, behaviours) } ?? now
      if now == item.new?.marks ?? [], item.formerly == nil || former.isEmpty {
        outcome.already.append(item.id)
        continue
      }
      guard former == item.old?.marks ?? [] else {
        stale.append(item.id)
        continue
      }
      switch item.kind {
      case .picture:
        if let old = item.formerly { snapshots[old] = nil }
        contents[item.id] = try contentsOfPicture(item)
        snapshots[item.id] = contents[item.id].flatMap { snapshot(item, $0) }
      case .behaviour:
        if let old = item.formerly { behaviours[WidgetBehaviour.widget(at: old)] = nil }
        texts[item.widget] = try item.new.map { try bytes($0.file, mark: $0.marks.first) }
        behaviours[item.widget] = texts[item.widget].map {
          .init(id: item.widget, bundle: item.bundle ?? "", mark: SHA256.short($0))
        }
      }
      outcome.accepted.append(item.id)
    }
    if !stale.isEmpty { throw Stop([Self.stale(stale, folder)]) }
    if outcome.accepted.isEmpty { return outcome }
    let now = (snapshots, behaviours)
    let settled = record.items.filter { item in
      item.new?.marks ?? [] == marks(of: item.id, item.kind, now.0, now.1)
    }
    let next = changed(
      Array(snapshots.values), Array(behaviours.values), Set(settled.map(\.id)))
    outcome.changes = try write(next, contents, texts)
    return outcome
  }

  private func marks(
    of id: String, _ kind: ReviewRecord.Item.Kind, _ snapshots: [String: Snapshot],
    _ behaviours: [String: SnapshotIndex.Behaviour]
  ) -> [String] {
    switch kind {
    case .picture: snapshots[id].map { [$0.picture, $0.tree] } ?? []
    case .behaviour: behaviours[WidgetBehaviour.widget(at: id)].map { [$0.mark] } ?? []
    }
  }

  private func contentsOfPicture(
    _ item: ReviewRecord.Item
  ) throws -> ComparedSide.Contents? {
    guard let side = item.new else { return nil }
    let tree = try side.tree.map { try bytes($0, mark: side.marks.last) } ?? []
    return (try bytes(side.file, mark: side.marks.first), tree)
  }

  /// A file of the report, as it was written.
  private func bytes(_ path: String, mark: String?) throws -> [UInt8] {
    let found = EnclosedFolder(report).data(path).map { [UInt8]($0) }
    guard let found, SHA256.short(found) == mark else {
      throw Stop([
        Diagnostic(
          .reportIncomplete,
          "\(path) of \(report.path) is \(found == nil ? "not there" : "not as it was written"); "
            + "nothing was accepted.",
          hint: "Compare again with: vitrine verify INPUT…")
      ])
    }
    return found
  }

  private func snapshot(
    _ item: ReviewRecord.Item, _ contents: ComparedSide.Contents
  ) -> Snapshot {
    Snapshot(
      id: item.id, widget: item.widget, bundle: item.bundle ?? "", family: item.family ?? "",
      variant: item.variant ?? [:], picture: SHA256.short(contents.picture),
      tree: SHA256.short(contents.tree), bytes: contents.picture.count)
  }

  /// The index with what was accepted. What was drawn with counts for a bundle, and what is missing
  /// for a widget, once nothing else of it differs.
  private func changed(
    _ snapshots: [Snapshot], _ behaviours: [SnapshotIndex.Behaviour], _ accepted: Set<String>
  ) -> SnapshotIndex {
    let left = record.items.filter { !accepted.contains($0.id) }
    let open = (bundles: Set(left.compactMap(\.bundle)), widgets: Set(left.map(\.widget)))
    var bundles: [String: RenderSettings] = [:]
    for bundle in Set(snapshots.map(\.bundle)) { bundles[bundle] = index.settings(of: bundle) }
    var missing = index.missing.ofWidget
    let isFirst = index.snapshots.isEmpty
    if let drawn = record.drawn {
      let known = Set(index.snapshots.map(\.bundle))
      for (bundle, settings) in drawn.bundles
      where bundles[bundle] != nil && (!known.contains(bundle) || !open.bundles.contains(bundle)) {
        bundles[bundle] = settings
      }
      for widget in Set(record.items.map(\.widget)) where !open.widgets.contains(widget) {
        missing[widget] = drawn.missing[widget]
      }
    }
    let common = isFirst ? record.drawn?.settings ?? index.settings : index.settings
    var next = SnapshotIndex(
      settings: common, bundles: bundles, snapshots: snapshots, behaviours: behaviours,
      missing: MissingNames(missing), generator: left.isEmpty ? record.generator : index.generator)
    // Of a bundle of which only some is accepted nobody knows which code it is of.
    let touched = Set(record.items.filter { accepted.contains($0.id) }.compactMap(\.bundle))
    next.codes = index.codes.filter { !touched.contains($0.key) }
    next.inputs = index.inputs.filter { !touched.contains($0.key) }
    let unasked = Set(record.outOfScope)
    let mixed = Set(index.snapshots.filter { unasked.contains($0.id) }.map(\.bundle))
    for bundle in touched where !open.bundles.contains(bundle) {
      next.codes[bundle] = record.drawn?.codes?[bundle]
      if !mixed.contains(bundle) { next.inputs[bundle] = record.drawn?.inputs?[bundle] }
    }
    return next
  }

  private func write(
    _ next: SnapshotIndex, _ contents: [String: ComparedSide.Contents], _ texts: [String: [UInt8]]
  ) throws -> SnapshotFolder.Changes {
    do {
      return try EndingSignals.undisturbed {
        try folder.write(
          next,
          SnapshotFolder.Contents {
            contents[$0]
          } behaviour: {
            texts[$0]
          })
      }
    } catch let obstacle as SnapshotFolder.Obstacle {
      throw Stop([SnapshotRecorder.refusal(obstacle.files, folder)])
    } catch {
      throw Stop([Staging.unusable(folder.url, error)])
    }
  }

  private static func stale(_ ids: [String], _ folder: SnapshotFolder) -> Diagnostic {
    Diagnostic(
      .reportOutdated,
      "The snapshots of \(OutputFolder.list(ids, limit: 5)) in \(folder.url.path) are not those "
        + "that the report compared; nothing was accepted.",
      hint: "Compare again with: vitrine verify INPUT…")
  }
}

extension Rule {
  static let reportIncomplete = Rule(
    "report-incomplete", fault: .input, .error, "A file of a report is not as it was written",
    why: "What is accepted is what the report shows, and nothing else.",
    remedy: "Compare again with: vitrine verify INPUT….")
  static let reportOutdated = Rule(
    "report-outdated", fault: .input, .error, "The snapshots are not those that were compared",
    why: "Something would be replaced that nobody has seen.",
    remedy: "Compare again with: vitrine verify INPUT….")
}
