import CatalogueManifest

/// The path of each widget's page and data file, which is its id. Ids should be path-safe; here
/// they become so.
struct WidgetFiles: Sendable {
  private var names: [String: String] = [:]

  init(_ widgets: [Widget]) { self.init(ids: widgets.map(\.id)) }

  init(ids: [String]) {
    var taken = PathNames()
    for id in ids { names[id] = taken.unique(path: id) }
  }

  subscript(id: String) -> String { names[id] ?? PathName.path(id) }
}
