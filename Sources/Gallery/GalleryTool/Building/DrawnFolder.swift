import CLibrary
import CatalogueManifest
import DiagnosticRecords
import Foundation
import WidgetProgram

/// The folder that one process draws into, and nobody else. The process runs a stranger's code,
/// which may write anything there: only plain files of its own widget go into the catalogue.
struct DrawnFolder {
  let url: URL
  /// Bytes of the largest file that is taken.
  static let fileLimit = 256 << 20

  /// - Parameters:
  ///   - folder: A folder on the same disk as the catalogue.
  ///   - name: What tells it from those of other processes; path-safe.
  init(in folder: URL, name: String) {
    url = folder.appendingPathComponent(name)
  }

  func make() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Moves a file to its path in the catalogue; false if it is none to be taken.
  func take(_ file: String, to catalogue: URL) -> Bool {
    guard CataloguePath.isInside(file), isPlain(file) else { return false }
    let (source, target) = (url.path + "/" + file, catalogue.path + "/" + file)
    if rename(source, target) == 0 { return true }
    guard errno == ENOENT else { return false }
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return rename(source, target) == 0
  }

  /// What a process has written in its journal; nothing if that is a file of somebody else's.
  func lines(ofJournal name: String) -> [RunJournal.Line] {
    isPlain(RunJournal.file(name)) ? RunJournal.read(output: url, name: name) : []
  }

  /// Whether a file has one name, and is in folders and behind no link.
  private func isPlain(_ file: String) -> Bool {
    var path = url.path
    var status = stat()
    for part in file.split(separator: "/") {
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
      path += "/" + part
    }
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
      && status.st_size <= Self.fileLimit
  }

  /// Whether a render is one of a widget, and its files are such as it may have.
  static func isOwn(_ render: Render, of widget: String) -> Bool {
    return render.widget == widget && render.id.hasPrefix(widget + "/")
      && render.files.allSatisfy { $0.hasPrefix("renders/\(widget)/") }
      && render.file.hasSuffix(".svg")
      && render.tree?.hasSuffix(".tree.json") != false
  }
}
