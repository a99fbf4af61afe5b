import FilePaths
package import Foundation

/// What paths in files that others have written mean here.
package enum DiskPath {
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
    guard !PathReach.isBelow(url.path, folder.path), MacDisk.find(url) == nil else { return url }
    let names = url.pathComponents.dropFirst()
    guard names.count > least else { return url }
    return (1...(names.count - least)).lazy.compactMap { start in
      MacDisk.find(folder.appendingPathComponent(names.dropFirst(start).joined(separator: "/")))
    }.first ?? url
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
