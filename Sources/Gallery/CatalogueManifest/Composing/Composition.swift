package import DiagnosticRecords

/// Several catalogues as one.
///
/// A catalogue that shows the same thing as an earlier one (same title, settings and revision, no
/// picture told differently) *continues* it: their bundles are joined, so that shards of a run
/// become the whole run. Any other keeps its bundles to itself; where its names are taken already
/// they get the catalogue's name in front, and a note says so. The same catalogues in the same
/// order always give the same.
package struct Composition: Sendable {
  /// One of the catalogues.
  package struct Part: Sendable {
    /// Its path, for messages and to tell apart what has the same title.
    package var path: String
    package var manifest: Manifest

    package init(path: String, manifest: Manifest) {
      (self.path, self.manifest) = (path, manifest)
    }
  }

  /// A file of the composition and where it comes from.
  package struct File: Hashable, Sendable {
    /// The index of the part.
    package var part: Int
    /// The path within the part's folder, as its manifest gives it.
    package var source: String
    /// The path within the composition.
    package var path: String
  }

  package internal(set) var manifest: Manifest
  /// In the order of the renders, each once.
  package private(set) var files: [File] = []
  /// What was renamed, and what the parts do not agree on.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter parts: At least one, in the order to show them.
  package init(_ parts: [Part]) {
    var series = CatalogueSeries.find(in: parts)
    manifest = Manifest(
      generator: parts.first?.manifest.generator ?? "",
      title: Self.joined(parts.map(\.manifest.title)),
      settings: parts.first?.manifest.settings ?? RenderSettings())
    let revisions = Self.joined(parts.compactMap(\.manifest.revision))
    manifest.revision = revisions.isEmpty ? nil : revisions
    manifest.palette = parts.first?.manifest.palette
    // Files of several apps have other paths here than where the link leads.
    if series.count == 1 { manifest.sourceLink = parts.first?.manifest.sourceLink }
    let names = ComposedNames(&series, parts)
    var paths = ComposedPaths()
    for part in parts.indices {
      let owner = series.firstIndex { $0.parts.contains(part) } ?? 0
      add(parts[part].manifest, part, names: names.names(of: series[owner]), &paths)
    }
    manifest.axes = parts.reduce([]) { ManifestAxis.joined($0, $1.manifest.axes) }
    sort()
    tellBundlesApart(series)
    diagnostics = names.diagnostics + Self.disagreements(series, parts)
    manifest.diagnostics += diagnostics
  }

  /// Texts of several catalogues, each once.
  private static func joined(_ texts: [String]) -> String {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }.joined(separator: ", ")
  }

  private mutating func add(
    _ part: Manifest, _ index: Int, names: ComposedNames.Renaming, _ paths: inout ComposedPaths
  ) {
    for bundle in part.bundles {
      let own = Manifest.Bundle(
        id: names.bundle(bundle.id), title: bundle.title,
        widgets: bundle.widgets.map(names.widget), palette: bundle.palette,
        settings: part.settings(of: bundle).other(than: manifest.settings))
      if let known = manifest.bundles.firstIndex(where: { $0.id == own.id }) {
        let present = Set(manifest.bundles[known].widgets)
        manifest.bundles[known].widgets += own.widgets.filter { !present.contains($0) }
      } else {
        manifest.bundles.append(own)
      }
    }
    for widget in part.widgets {
      let own = names.renamed(widget)
      if let known = manifest.widgets.firstIndex(where: { $0.id == own.id }) {
        manifest.widgets[known].join(own)
      } else {
        manifest.widgets.append(own)
      }
    }
    let present = Set(manifest.renders.map(\.id))
    for render in part.renders {
      var own = names.renamed(render)
      if present.contains(own.id) { continue }
      own.file = file(render.file, index, names, &paths)
      own.tree = render.tree.map { file($0, index, names, &paths) }
      own.others = render.others?.map { file($0, index, names, &paths) }
      manifest.renders.append(own)
    }
    var missing = MissingItems(manifest.missing)
    missing.add(part.missing.map(names.renamed))
    manifest.missing = missing.all
    addDays(part.days, names: names) { $0.file($1, index, names, &paths) }
    let said = Set(manifest.diagnostics)
    manifest.diagnostics += part.diagnostics.map(names.renamed).filter { !said.contains($0) }
  }

  private mutating func file(
    _ source: String, _ part: Int, _ names: ComposedNames.Renaming, _ paths: inout ComposedPaths
  ) -> String {
    let (path, isNew) = paths.path(source, part, names)
    if isNew { files.append(File(part: part, source: source, path: path)) }
    return path
  }

  /// Widgets in bundle order, renders in widget order.
  private mutating func sort() {
    let order = manifest.bundles.flatMap(\.widgets) + manifest.widgets.map(\.id)
    let positions = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func sorted<Value>(_ values: [Value], _ id: (Value) -> String) -> [Value] {
      values.enumerated().map { ($1, positions[id($1)] ?? order.count, $0) }
        .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    }
    manifest.widgets = sorted(manifest.widgets, \.id)
    manifest.renders = sorted(manifest.renders, \.widget)
  }

  /// Bundles of several catalogues that are called the same say whose they are.
  private mutating func tellBundlesApart(_ series: [CatalogueSeries]) {
    guard series.count > 1 else { return }
    let titles = Dictionary(grouping: manifest.bundles.indices) { manifest.bundles[$0].title }
    for one in series {
      for (index, bundle) in manifest.bundles.enumerated()
      where one.bundles.contains(bundle.id) && (titles[bundle.title]?.count ?? 0) > 1 {
        manifest.bundles[index].title += " (\(one.title))"
      }
    }
  }

  /// The page speaks of one moment and locale: the first catalogue's.
  private static func disagreements(
    _ series: [CatalogueSeries], _ parts: [Part]
  ) -> [Diagnostic] {
    guard let first = series.first else { return [] }
    return series.dropFirst().compactMap { other in
      let differences = first.settings.differences(from: other.settings)
      if differences.isEmpty { return nil }
      return Diagnostic(
        .settingsDiffer,
        "\(other.title) was drawn with another \(differences.joined(separator: " and ")) than "
          + "\(first.title), which the page's header describes.",
        hint: "Draw all catalogues with the same --date, --locale and --time-zone.",
        file: parts[other.parts[0]].path)
    }
  }
}

extension Rule {
  static let settingsDiffer = Rule(
    "settings-differ", fault: .input, .warning, "Catalogues were drawn with different settings",
    why: "The page's header describes the first one only.",
    remedy: "Draw all catalogues with the same --date, --locale and --time-zone.")
}
