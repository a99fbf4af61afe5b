import CatalogueManifest

/// The name of each widget's page and data file. Ids should be path-safe; here they become so.
struct WidgetFiles: Sendable {
  private var names: [String: String] = [:]

  init(_ widgets: [Widget]) {
    var taken = PathNames()
    for widget in widgets { names[widget.id] = taken.unique(widget.id) }
  }

  subscript(id: String) -> String { names[id] ?? PathName.slug(id) }
}
