import FilePaths
package import Foundation

/// Finds files by paths that were written on a Mac, whose disk tells neither capitals nor forms of
/// Unicode apart.
package enum DiskPath {
  /// The file as it is called here; nil if there is none.
  static func find(_ url: URL) -> URL? {
    let files = FileManager.default
    if files.fileExists(atPath: url.path) { return url }
    let parent = url.deletingLastPathComponent()
    guard parent.path != url.path, let folder = find(parent) else { return nil }
    let wanted = folded(url.lastPathComponent)
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().first { folded($0) == wanted }.map(folder.appendingPathComponent)
  }

  /// What a path in a file of settings means, which is relative to the file's folder.
  package static func named(_ path: String, in folder: URL) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
  }

  /// What is meant by a path that leads out of a folder to where nothing is: somebody's own folder,
  /// or that one by the name that it had there. It is what lies in the folder by the longest end of
  /// that path.
  ///
  /// - Parameter least: how many names that end must have.
  static func homecoming(_ url: URL, to folder: URL, least: Int = 2) -> URL {
    guard !PathReach.isBelow(url.path, folder.path), find(url) == nil else { return url }
    let names = url.pathComponents.dropFirst()
    guard names.count > least else { return url }
    return (1...(names.count - least)).lazy.compactMap { start in
      find(folder.appendingPathComponent(names.dropFirst(start).joined(separator: "/")))
    }.first ?? url
  }

  private static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// The path from a folder to a file, going up where it must.
  package static func relative(_ url: URL, to folder: URL) -> String {
    let path = url.standardizedFileURL.pathComponents
    let base = folder.standardizedFileURL.pathComponents
    let common = zip(path, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + path.dropFirst(common)).joined(separator: "/")
  }
}
