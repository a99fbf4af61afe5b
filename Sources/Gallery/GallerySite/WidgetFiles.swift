import CatalogueManifest

/// The path of each widget's page and data file, which is its id. Ids should be path-safe; here
/// they become so.
struct WidgetFiles: Sendable {
  private var names: [String: String] = [:]

  init(_ widgets: [Widget]) {
    var taken = PathNames()
    for widget in widgets { names[widget.id] = taken.unique(path: widget.id) }
  }

  subscript(id: String) -> String { names[id] ?? PathName.path(id) }
}
