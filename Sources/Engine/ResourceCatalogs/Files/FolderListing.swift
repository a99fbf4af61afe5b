import Foundation

/// What lies in folders, always in the same order.
enum FolderListing {
  /// An entry of a folder.
  struct Entry {
    /// The name with its ending.
    var name: String
    /// The absolute path, or relative as the folder's was.
    var path: String
    /// Whether it is a folder.
    var isFolder: Bool

    /// The name without its ending.
    var stem: String {
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
      return String(name[..<dot])
    }

    /// The ending in lower case, without the dot.
    var ending: String {
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
      return name[name.index(after: dot)...].lowercased()
    }
  }

  /// A path as an entry.
  static func entry(_ path: String) -> Entry {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    var trimmed = path
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let name = trimmed.split(separator: "/").last.map(String.init) ?? trimmed
    return Entry(name: name, path: trimmed, isFolder: isFolder.boolValue)
  }

  /// The visible entries of a folder, sorted by name; empty if it cannot be read.
  static func entries(_ folder: String) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { entry(folder + "/" + $0) }
  }

  /// Whether something is at a path.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// A file's bytes, or nil.
  static func bytes(_ path: String) -> [UInt8]? {
    guard !entry(path).isFolder else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
