import FilePaths

/// What an asset catalog's folders are called, in a fixed order, without what is in them.
package struct AssetListing {
  /// A set, or a group that says nothing about itself.
  package enum Entry: Hashable, Sendable {
    /// A set by its full name, `Theme/Brand` where the group provides a namespace.
    case set(AssetCatalog.Kind, name: String, path: String)
    /// A file that is not drawn, likewise.
    case data(name: String, path: String)
    /// A group whose `Contents.json` cannot be read.
    case unreadable(path: String)
    /// A folder that is a link to one outside of the catalog.
    case outside(path: String)
  }

  private let catalog: String
  package private(set) var entries: [Entry] = []

  /// Walks a `.xcassets` folder.
  package init(_ catalog: String) {
    self.catalog = catalog
    visit(catalog, namespace: "", depth: 0)
  }

  private mutating func visit(_ path: String, namespace: String, depth: Int) {
    guard depth < 40 else { return }
    for entry in FolderListing.entries(path) where entry.isFolder {
      guard PathReach.isInside(entry.name, of: path, within: catalog) else {
        entries.append(.outside(path: entry.path))
        continue
      }
      let name = namespace + entry.stem
      switch entry.ending {
      case "colorset": entries.append(.set(.color, name: name, path: entry.path))
      case "imageset": entries.append(.set(.image, name: name, path: entry.path))
      case "symbolset": entries.append(.set(.symbol, name: name, path: entry.path))
      case "dataset": entries.append(.data(name: name, path: entry.path))
      case "": visit(entry.path, namespace: inner(entry, namespace), depth: depth + 1)
      default: continue  // app icons and launch images are never drawn in a widget
      }
    }
  }

  /// The namespace inside a group.
  private mutating func inner(_ group: FolderListing.Entry, _ namespace: String) -> String {
    let path = group.path + "/Contents.json"
    guard FolderListing.exists(path) else { return namespace }
    guard let bytes = FolderListing.bytes(path), let contents = try? LooseValue.json(bytes) else {
      entries.append(.unreadable(path: path))
      return namespace
    }
    let provides = contents["properties"]["provides-namespace"].bool ?? false
    return provides ? namespace + group.name + "/" : namespace
  }
}
