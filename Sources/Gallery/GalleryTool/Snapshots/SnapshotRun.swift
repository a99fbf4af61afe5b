import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords
import WidgetHost
import WidgetProgram
import WidgetSettings

/// All pictures of a run, on their way to being recorded or compared.
struct SnapshotRun {
  let manifest: Manifest
  /// Where those are that were drawn; taken away by `discard`.
  private let work: WorkFolder
  /// Those that were drawn before.
  private let stored = StoredFiles()
  let scope: SnapshotScope
  /// What is compared with snapshots.
  let side: ComparedSide

  /// Renders what was compiled.
  init(_ prepared: GalleryJob.Prepared, _ request: RenderRequest) throws {
    work = try WorkFolder()
    var elsewhere: Set<String> = []
    // Of days the numbers are recorded, and nobody looks at pictures.
    var runs = prepared.runs.map { $0.options.settings[.days] > 0 ? $0.watchingADay() : $0 }
    for index in runs.indices { runs[index].stored = stored }
    manifest = GalleryBuild.render(
      runs, title: request.title, diagnostics: prepared.diagnostics,
      missing: prepared.missing, into: work.url, progress: request.progress
    ) { elsewhere.formUnion($0.elsewhere ?? []) }
    request.progress.clear()
    scope = Self.scope(manifest, prepared, request, elsewhere: elsewhere)
    let files = Dictionary(
      manifest.renders.map { ($0.id, (picture: $0.file, tree: $0.tree)) },
      uniquingKeysWith: { first, _ in first })
    let (drawn, stored) = (EnclosedFolder(work.url), stored)
    let marks = { (id: String) -> ComparedSide.Marks? in
      guard let paths = files[id], let picture = stored.mark(paths.picture),
        let tree = paths.tree.flatMap(stored.mark)
      else { return nil }
      return (picture, tree, stored.data(paths.picture)?.count ?? 0)
    }
    side = ComparedSide(name: "this run", manifest, marks: marks) { id in
      func bytes(_ file: String) -> [UInt8]? {
        (stored.data(file) ?? drawn.data(file)).map { [UInt8]($0) }
      }
      guard let paths = files[id], let picture = bytes(paths.picture) else { return nil }
      return (picture, NodePositions.left(outOf: paths.tree.flatMap(bytes) ?? []))
    }
  }

  var snapshots: [Snapshot] { side.snapshots }

  /// The bytes of a picture and its node tree; nil if it was not rendered.
  func contents(of id: String) -> ComparedSide.Contents? { side.contents(id) }

  /// The pictures that are not among those that were recorded.
  func snapshots(otherThan recorded: [Snapshot]) -> [Snapshot] {
    let known = Dictionary(recorded.map { ($0.id, $0) }) { first, _ in first }
    return snapshots.filter { snapshot in known[snapshot.id].map { !snapshot.shows($0) } ?? true }
  }

  func discard() { work.remove() }

  private static func scope(
    _ manifest: Manifest, _ prepared: GalleryJob.Prepared, _ request: RenderRequest,
    elsewhere: Set<String>
  ) -> SnapshotScope {
    let axes = AxisChoices(request.settings)
    let drawn = Set(manifest.widgets.map(\.id))
    let filter = request.filter
    let base = prepared.runs.first?.base
    var values = axes.wished
    let families = values.removeValue(forKey: FamilyAxis.name)
    let troubled = manifest.diagnostics.filter { $0.severity == .error }
      .compactMap(\.render).flatMap { render in
        drawn.filter { render == $0 || render.hasPrefix($0 + "/") }
      }
    let described = Set(manifest.bundles.filter { !$0.widgets.isEmpty }.map(\.id))
    let silent =
      filter.isEmpty && elsewhere.isEmpty
      ? prepared.runs.map(\.bundle).filter { !described.contains($0) } : []
    // Nobody knows the ids of widgets that could not be described: they failed at the very start.
    let undescribed = manifest.widgets.filter { $0.failed && $0.instances.isEmpty }.map(\.bundle)
    // What no part draws any more is the first one's to tell.
    let tellsRest = request.shard.map { $0.number == 1 } ?? true
    return SnapshotScope(
      includesWidget: { id in
        drawn.contains(id) || tellsRest && !elsewhere.contains(id) && filter.matches(id: id)
      },
      families: families ?? [], values: values, usual: base.map(axes.untold) ?? [:],
      failedWidgets: Set(manifest.widgets.filter(\.failed).map(\.id) + troubled),
      failedBundles: Set(prepared.failed.map(\.id) + silent + undescribed))
  }

  /// How the run ended, whatever the snapshots say.
  var exitCode: ExitCode { GallerySummary(manifest).exitCode }
}
