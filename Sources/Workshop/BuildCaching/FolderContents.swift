import Encodings
import FilePaths
package import Foundation

/// What files and folders say, as a name: another one whenever a byte or a name of theirs differs.
package struct FolderContents {
  /// Absolute paths of files, and of folders with all that is in them.
  let paths: [String]
  /// Where to note what was read, as `SourceVersion` does.
  let memo: URL

  /// A file among them that does not count.
  let exception: String?

  package init(_ paths: [String], except exception: String? = nil, memo: URL) {
    (self.paths, self.exception, self.memo) = (paths, exception, memo)
  }

  package var text: String {
    var files = Set(paths.flatMap(Self.files))
    if let exception { files.remove(String(exception.drop { $0 == "/" })) }
    return SourceVersion(files: files.sorted(), root: URL(fileURLWithPath: "/"), memo: memo).text
  }

  /// What lies at a path, itself if it is a file; relative to the root. Links are files.
  private static func files(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    let relative = String(path.drop { $0 == "/" })
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [relative] }
    return FolderTree.paths(below: path).map { relative + "/" + $0 }
  }
}
