import CatalogueManifest
import DiagnosticRecords
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that one process draws into, and nobody else. The process runs a stranger's code,
/// which may write anything there: only plain files that a process draws, of its own widget, go into
/// the catalogue.
struct DrawnFolder {
  let url: URL
  /// Bytes of the largest file that is taken.
  static let fileLimit = 256 << 20

  /// - Parameter name: What tells it from those of other processes; path-safe.
  init(in work: URL, name: String) {
    url = work.appendingPathComponent("drawn-" + name)
  }

  func make() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Moves a file to its place in the catalogue; false if it is none to be taken.
  func take(_ file: String, to catalogue: URL) -> Bool {
    var status = stat()
    let source = url.appendingPathComponent(file)
    guard CataloguePath.isInside(file), lstat(source.path, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1, status.st_size <= Self.fileLimit,
      source.resolvingSymlinksInPath().path == url.resolvingSymlinksInPath().path + "/" + file
    else { return false }
    let target = catalogue.appendingPathComponent(file)
    let files = FileManager.default
    do {
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.moveItem(at: source, to: target)
      return true
    } catch {
      return false
    }
  }

  /// Whether a render is one of a widget, and its files are such as it may have.
  static func isOwn(_ render: Render, of widget: String) -> Bool {
    let files = [render.file, render.tree].compactMap { $0 }
    return render.widget == widget && render.id.hasPrefix(widget + "/")
      && files.allSatisfy { $0.hasPrefix("renders/\(widget)/") } && render.file.hasSuffix(".svg")
      && render.tree?.hasSuffix(".tree.json") != false
  }
}
