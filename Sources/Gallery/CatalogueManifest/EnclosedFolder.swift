import CLibrary
import FilePaths
package import Foundation

/// A folder that anybody may have filled: only files that lie in it are read.
package struct EnclosedFolder: Sendable {
  package let url: URL
  /// Where it is once links are followed; nil if it is not there.
  private let real: String?

  package init(_ url: URL) {
    self.url = url
    real = PathReach.real(url.path)
  }

  /// The file of a path; nil if it is none, or if `..` or a link leads out of the folder. Pipes and
  /// devices, which might never end, are no files.
  package func file(_ path: String) -> URL? {
    guard let real, CataloguePath.isInside(path),
      let target = PathReach.real(url.path + "/" + path), PathReach.isBelow(target, real)
    else { return nil }
    var info = stat()
    guard stat(target, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return URL(fileURLWithPath: target, isDirectory: false)
  }

  /// The bytes of the file of a path.
  package func data(_ path: String) -> Data? {
    file(path).flatMap { try? Data(contentsOf: $0) }
  }
}
