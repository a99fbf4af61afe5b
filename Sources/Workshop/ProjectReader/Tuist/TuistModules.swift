import Foundation

/// Modules by where they lie, for those whose targets are not written down: a folder `Tea` with a
/// folder `Sources` is taken for that of the module `Tea`, as Tuist's own templates have it.
enum TuistModules {
  private static let deepest = 5

  /// Paths of such folders as seen from that of a description, by name; the first of a name.
  static func folders(in folder: URL) -> [String: String] {
    var folders: [String: String] = [:]
    search(folder, "", depth: 0, into: &folders)
    return folders
  }

  /// Whether the code in a folder is likely to be a program of widgets.
  static func startsWidgets(_ folder: URL) -> Bool {
    SourceListing(folder, isWhole: true).swiftFiles.contains { path in
      let text = TuistManifest.text(folder.appendingPathComponent(path)) ?? ""
      return text.contains("@main") && text.contains("import WidgetKit")
    }
  }

  private static func search(
    _ folder: URL, _ path: String, depth: Int, into folders: inout [String: String]
  ) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    // Those of other descriptions are theirs, and packages say themselves what they hold.
    let others: Set = [TuistManifest.fileName, "Package.swift"]
    if depth > 0, names.contains(where: others.contains) { return }
    let name = folder.lastPathComponent
    if names.contains("Sources"), folders[name] == nil { folders[name] = path }
    guard depth < deepest else { return }
    for name in names
    where !name.contains(".") && name != "Sources" && !VendoredFolders.names.contains(name) {
      search(
        folder.appendingPathComponent(name), path.isEmpty ? name : path + "/" + name,
        depth: depth + 1, into: &folders)
    }
  }
}
