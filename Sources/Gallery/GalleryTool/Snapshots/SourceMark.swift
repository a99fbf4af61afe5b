import Encodings
import Foundation
import ProjectReader

/// A checksum of the code and the resources of a program, by their contents and names: the same in
/// each checkout. It tells a change of the code from one of Vitrine.
enum SourceMark {
  /// - Parameter excluded: a folder that does not count, as it holds snapshots.
  static func of(_ project: WidgetProject, except excluded: URL) -> String {
    let roots = project.resources
    let folders =
      roots.assetCatalogs + roots.stringCatalogs + roots.localizedFolders + roots.fonts
      + roots.intentDefinitions + roots.looseFiles + [roots.infoPlist].compactMap { $0 }
    var files = project.files.map(\.url) + project.modules.flatMap { $0.files.map(\.url) }
    files += folders.flatMap(self.files)
    let outside = excluded.standardizedFileURL.path + "/"
    let base = project.root.standardizedFileURL.path
    var print = Fingerprint()
    let known = Set(files.map(\.standardizedFileURL.path)).filter { !$0.hasPrefix(outside) }
    for path in known.sorted() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      print.add(path.hasPrefix(base + "/") ? String(path.dropFirst(base.count)) : path)
      data.withUnsafeBytes { print.add($0) }
    }
    return print.text
  }

  private static func files(_ url: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [url] }
    let inside = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return inside.map { url.appendingPathComponent($0) }.filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
