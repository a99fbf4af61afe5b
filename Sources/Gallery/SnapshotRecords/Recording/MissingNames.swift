package import CatalogueManifest

/// Names that the code of widgets needs and that were not at hand when their pictures were drawn.
package struct MissingNames: Hashable, Sendable {
  /// Sorted names, by the id of the widget; no widget is without any.
  package private(set) var ofWidget: [String: [String]] = [:]

  package init(_ ofWidget: [String: [String]] = [:]) {
    for (widget, names) in ofWidget where !names.isEmpty {
      self.ofWidget[widget] = Array(Set(names)).sorted()
    }
  }

  /// What a catalogue lacks.
  package init(_ manifest: Manifest) {
    let owners = Dictionary(manifest.renders.map { ($0.id, $0.widget) }) { first, _ in first }
    var names: [String: [String]] = [:]
    for item in manifest.missing where item.kind != .consequence {
      for widget in item.widgets(owners) { names[widget, default: []].append(item.name) }
    }
    self.init(names)
  }

  /// Without names that the code does not use any more: it is the code that has changed then.
  package func keeping(_ isUsed: (String) -> Bool) -> MissingNames {
    MissingNames(ofWidget.mapValues { $0.filter(isUsed) })
  }

  /// Whether a widget lacks only names that it lacked, and not all of them.
  func isLess(than former: MissingNames, of widget: String) -> Bool {
    let now = Set(ofWidget[widget] ?? [])
    return now.isStrictSubset(of: former.ofWidget[widget] ?? [])
  }

  /// The names that a widget lacked and has now, sorted.
  package func found(since former: MissingNames, of widget: String) -> [String] {
    let now = Set(ofWidget[widget] ?? [])
    return (former.ofWidget[widget] ?? []).filter { !now.contains($0) }
  }
}
