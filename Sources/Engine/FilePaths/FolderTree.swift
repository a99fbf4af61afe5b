import Foundation

/// What lies below a folder.
package enum FolderTree {
  /// The paths of all files, folders and links below it, relative to it and sorted; none where
  /// there is no such folder. Links are not followed, and a folder that may not be read is told by
  /// its name alone.
  package static func paths(below folder: String) -> [String] {
    let files = FileManager.default
    if let paths = try? files.subpathsOfDirectory(atPath: folder) { return paths.sorted() }
    // This takes more than twice the time, and goes on behind a folder that may not be read.
    let names = files.enumerator(atPath: folder)?.compactMap { $0 as? String }
    return (names ?? []).sorted()
  }
}
