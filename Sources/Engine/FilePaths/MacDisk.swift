package import Foundation

/// Finds files by paths that were written on a Mac, whose disk tells neither capitals nor forms of
/// Unicode apart.
package enum MacDisk {
  /// The file as it is called here; nil if there is none.
  package static func find(_ url: URL) -> URL? {
    if FileManager.default.fileExists(atPath: url.path) { return url }
    let parent = url.deletingLastPathComponent()
    guard parent.path != url.path, let folder = find(parent) else { return nil }
    return name(url.lastPathComponent, in: folder.path).map(folder.appendingPathComponent)
  }

  /// What a file of a folder is called here; nil if there is none.
  package static func name(_ name: String, in folder: String) -> String? {
    if FileManager.default.fileExists(atPath: folder + "/" + name) { return name }
    let wanted = folded(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().first { folded($0) == wanted }
  }

  private static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }
}
