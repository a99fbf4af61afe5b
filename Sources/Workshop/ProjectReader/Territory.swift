/// Which files belong to which entry when one folder holds several programs.
struct Territory {
  /// The entry's file.
  var entry: String
  /// The folder it rules, relative to the input; empty for the input itself.
  var folder: String

  /// Gives each entry the highest folder that holds no other entry.
  ///
  /// - Parameter targets: folders that are known to be a target each; no entry in one rules more.
  static func divide(_ entries: [ReadFile], targets: Set<String> = []) -> [Territory] {
    entries.map { entry in
      let others = entries.filter { $0.path != entry.path }
      var folder = entry.folder
      while !folder.isEmpty, !targets.contains(folder) {
        let parent = Self.parent(folder)
        guard !others.contains(where: { contains(parent, $0.path) }) else { break }
        folder = parent
      }
      return Territory(entry: entry.path, folder: folder)
    }
  }

  /// Whether a file lies here and not in a folder further down that another entry rules.
  func owns(_ path: String, among all: [Territory]) -> Bool {
    Self.contains(folder, path)
      && !all.contains {
        $0.folder != folder && Self.contains(folder, $0.folder) && Self.contains($0.folder, path)
      }
  }

  static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder + "/")
  }

  static func parent(_ folder: String) -> String {
    guard let slash = folder.lastIndex(of: "/") else { return "" }
    return String(folder[..<slash])
  }
}
