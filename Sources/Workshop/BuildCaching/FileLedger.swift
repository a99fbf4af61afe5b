import CLibrary
import Encodings
import FilePaths
package import Foundation

/// What files a folder must hold, with their sizes and contents: what is laid out once and then
/// only read can be told from what a full disk, a copy cut short or a stray hand has made of it.
package struct FileLedger {
  /// One file.
  package struct Line {
    package var path: String
    package var size: Int
    /// Fingerprint of the contents.
    package var print: String
  }

  package static let name = "contents.txt"
  package private(set) var lines: [Line] = []

  /// Takes down what is in a folder.
  package init(of folder: URL) throws {
    for path in FolderTree.paths(below: folder.path) where path != Self.name {
      let file = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      let data = try Data(contentsOf: file, options: .alwaysMapped)
      lines.append(Line(path: path, size: data.count, print: data.withUnsafeBytes(Fingerprint.of)))
    }
  }

  /// Reads what was taken down of a folder; nil if nothing was, or not all of it is there.
  package init?(in folder: URL) {
    let file = folder.appendingPathComponent(Self.name)
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.hasSuffix("\n\n") else {
      return nil
    }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let size = Int(parts[1]) else { return nil }
      lines.append(Line(path: String(parts[2]), size: size, print: String(parts[0])))
    }
  }

  /// Writes it into a folder; an empty line ends it, so that half of it is not taken for all.
  package func write(to folder: URL) throws {
    let text = lines.map { "\($0.print) \($0.size) \($0.path)\n" }.joined() + "\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent(Self.name), options: .atomic)
  }

  /// Whether all files are there in their sizes; reads none of them.
  package func fits(_ folder: URL) -> Bool {
    lines.allSatisfy { line in
      var info = stat()
      return stat(folder.path + "/" + line.path, &info) == 0 && Int(info.st_size) == line.size
    }
  }

  /// The first file that is not as it was taken down; reads them all.
  package func damage(in folder: URL) -> String? {
    lines.first { line in
      let file = folder.appendingPathComponent(line.path)
      let data = try? Data(contentsOf: file, options: .alwaysMapped)
      return data?.withUnsafeBytes(Fingerprint.of) != line.print
    }?.path
  }
}
