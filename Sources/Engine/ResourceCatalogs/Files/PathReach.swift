import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether a path leads where it says it does.
package enum PathReach {
  /// Whether a file lies in a folder when all `..` and links are followed. Of a path that leads to
  /// nothing, that part is followed which is there.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let inner = real(path)
    let outer = real(folder)
    return inner == outer || inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/")
  }

  /// Whether what has a name in a folder lies in `root`, if the folder does. What is no link and
  /// goes nowhere is not looked at twice: catalogs hold many files.
  static func isInside(_ name: String, of folder: String, within root: String) -> Bool {
    let path = folder + "/" + name
    var info = stat()
    let isLink = lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
    return (!isLink && !name.contains("/") && name != "..") || isInside(path, root)
  }

  private static func real(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if let found = realpath(url.path, nil) {
      defer { free(found) }
      return String(cString: found)
    }
    guard url.path != "/" else { return "/" }
    let parent = real(url.deletingLastPathComponent().path)
    return (parent == "/" ? "" : parent) + "/" + url.lastPathComponent
  }
}
