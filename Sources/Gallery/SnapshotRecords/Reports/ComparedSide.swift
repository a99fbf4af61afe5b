package import CatalogueManifest

/// One of the two sides of a comparison: pictures, and what widgets tell the system.
package struct ComparedSide: Sendable {
  /// A picture's bytes and those of its node tree.
  package typealias Contents = (picture: [UInt8], tree: [UInt8])
  /// Their checksums, and how many bytes the picture has.
  package typealias Marks = (picture: String, tree: String, bytes: Int)

  /// What people call it.
  package var name: String
  package var snapshots: [Snapshot]
  package var behaviours: [String: WidgetBehaviour]
  /// The contents of a picture, given its id; nil if it is not there.
  package var contents: @Sendable (String) -> Contents?

  package init(
    name: String, snapshots: [Snapshot], behaviours: [WidgetBehaviour],
    contents: @escaping @Sendable (String) -> Contents?
  ) {
    (self.name, self.snapshots, self.contents) = (name, snapshots, contents)
    self.behaviours = Dictionary(behaviours.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A folder of snapshots.
  package init(name: String, _ folder: SnapshotFolder, _ index: SnapshotIndex) {
    self.init(
      name: name, snapshots: index.snapshots,
      behaviours: index.behaviours.compactMap { folder.behaviour(of: $0.id) }
    ) { id in
      folder.picture(id).map { ([UInt8]($0), folder.tree(id).map { [UInt8]($0) } ?? []) }
    }
  }

  /// A catalogue.
  ///
  /// - Parameters:
  ///   - marks: of a picture, given its id, where they are known without reading it.
  ///   - contents: of a picture, given its id.
  package init(
    name: String, _ manifest: Manifest, marks: (String) -> Marks? = { _ in nil },
    contents: @escaping @Sendable (String) -> Contents?
  ) {
    let bundles = Dictionary(manifest.widgets.map { ($0.id, $0.bundle) }) { first, _ in first }
    let snapshots = manifest.renders.compactMap { render -> Snapshot? in
      let bundle = bundles[render.widget] ?? ""
      if let marks = marks(render.id) {
        return Snapshot(
          id: render.id, widget: render.widget, bundle: bundle, family: render.family,
          variant: render.variant, picture: marks.picture, tree: marks.tree, bytes: marks.bytes)
      }
      return contents(render.id).map {
        Snapshot(render, bundle: bundle, picture: $0.picture, tree: $0.tree)
      }
    }
    let told = manifest.widgets.filter { !$0.failed && $0.configuration != .preview }
    self.init(
      name: name, snapshots: snapshots,
      behaviours: told.map { WidgetBehaviour($0, logs: manifest.days?.logs ?? []) },
      contents: contents)
  }

  /// What widgets are called, by id.
  var names: [String: String] { behaviours.mapValues(\.name) }
}
