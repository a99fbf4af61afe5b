import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords
import WidgetHost
import WidgetProgram

/// All pictures of a run, on their way to being recorded or compared.
struct SnapshotRun {
  let manifest: Manifest
  /// Where the pictures are; taken away by `discard`.
  var catalogue: URL { work.url }
  private let work: WorkFolder
  let scope: SnapshotScope
  private(set) var snapshots: [Snapshot] = []
  private let files: [String: (picture: String, tree: String?)]

  /// Renders what was compiled.
  init(_ prepared: GalleryJob.Prepared, _ request: RenderRequest) throws {
    work = try WorkFolder()
    manifest = GalleryBuild.render(
      prepared.runs, title: request.title, diagnostics: prepared.diagnostics,
      missing: prepared.missing, into: work.url, progress: request.progress)
    request.progress.clear()
    scope = Self.scope(manifest, prepared, request)
    files = Dictionary(
      manifest.renders.map { ($0.id, ($0.file, $0.tree)) }, uniquingKeysWith: { first, _ in first })
    let bundles = Dictionary(manifest.widgets.map { ($0.id, $0.bundle) }) { first, _ in first }
    for render in manifest.renders {
      guard let content = contents(of: render.id) else { continue }
      snapshots.append(
        Snapshot(
          render, bundle: bundles[render.widget] ?? "", picture: content.picture,
          tree: content.tree))
    }
  }

  /// The bytes of a picture and its node tree; nil if it was not rendered.
  func contents(of id: String) -> (picture: [UInt8], tree: [UInt8])? {
    guard let paths = files[id], let picture = bytes(paths.picture) else { return nil }
    return (picture, NodePositions.left(outOf: paths.tree.flatMap(bytes) ?? []))
  }

  /// The pictures that are not among those that were recorded.
  func snapshots(otherThan recorded: [Snapshot]) -> [Snapshot] {
    let known = Dictionary(recorded.map { ($0.id, $0) }) { first, _ in first }
    return snapshots.filter { snapshot in known[snapshot.id].map { !snapshot.shows($0) } ?? true }
  }

  /// A verdict on this run, with the names of its widgets.
  func review(_ verdict: Verdict) -> Review {
    Review(
      title: manifest.title, verdict: verdict,
      names: Dictionary(manifest.widgets.map { ($0.id, $0.name) }) { first, _ in first })
  }

  private func bytes(_ file: String) -> [UInt8]? {
    EnclosedFolder(catalogue).data(file).map { [UInt8]($0) }
  }

  func discard() { work.remove() }

  private static func scope(
    _ manifest: Manifest, _ prepared: GalleryJob.Prepared, _ request: RenderRequest
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
      filter.isEmpty ? prepared.runs.map(\.bundle).filter { !described.contains($0) } : []
    // Nobody knows the ids of widgets that could not be described: they failed at the very start.
    let undescribed = manifest.widgets.filter { $0.failed && $0.instances.isEmpty }.map(\.bundle)
    return SnapshotScope(
      includesWidget: { drawn.contains($0) || filter.matches(id: $0) },
      families: families ?? [], values: values, usual: base.map(axes.untold) ?? [:],
      failedWidgets: Set(manifest.widgets.filter(\.failed).map(\.id) + troubled),
      failedBundles: Set(prepared.failed.map(\.id) + silent + undescribed))
  }

  /// How the run ended, whatever the snapshots say.
  var exitCode: ExitCode { GallerySummary(manifest).exitCode }
}
