import CLibrary
import Foundation

/// Whether a path leads where it says it does: the one check for paths that others have written.
package enum PathReach {
  /// Whether a file lies in a folder when all `..` and links are followed, or is that folder. Of a
  /// path that leads to nothing, that part is followed which is there.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let (inner, outer) = (followed(path), followed(folder))
    return inner == outer || isBelow(inner, outer)
  }

  /// Whether what has a name in a folder lies in `root`, if the folder does. What is no link and
  /// goes nowhere is not looked at twice: catalogs hold many files.
  package static func isInside(_ name: String, of folder: String, within root: String) -> Bool {
    let path = folder + "/" + name
    var info = stat()
    let isLink = lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
    return (!isLink && !name.contains("/") && name != "..") || isInside(path, root)
  }

  /// Whether one path, in which there is nothing to follow, lies below another.
  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    path != folder && path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Where a path leads; nil if there is nothing.
  package static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  private static func followed(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if let found = real(url.path) { return found }
    guard url.path != "/" else { return "/" }
    let parent = followed(url.deletingLastPathComponent().path)
    return (parent == "/" ? "" : parent) + "/" + url.lastPathComponent
  }
}
