import CLibrary
package import Foundation

/// What lies in a folder, by whether somebody knows it. Links are not followed.
package struct FolderSurvey: Sendable {
  /// Known files that are there, with their sizes in bytes.
  package private(set) var files: [String: Int] = [:]
  /// Everything else, sorted; a folder without anything known is one entry.
  package private(set) var others: [String] = []
  /// Names of known files and their folders that something else has, sorted: a link, a folder where
  /// a file should be, a file where a folder should be.
  package private(set) var obstacles: [String] = []

  private let known: Set<String>
  private let folders: Set<String>

  /// - Parameter known: Paths of files, relative to the folder.
  /// - Throws: what stands in the way of reading the folder.
  package init(_ folder: URL, known: Set<String>) throws {
    self.known = known
    folders = known.reduce(into: []) { result, path in
      var parent = Substring(path)
      while let end = parent.lastIndex(of: "/") {
        parent = parent[..<end]
        guard result.insert(String(parent)).inserted else { break }
      }
    }
    try walk(folder.path, "")
    others.sort()
    obstacles.sort()
  }

  private mutating func walk(_ folder: String, _ prefix: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let path = prefix + name
      var info = stat()
      // What is gone by now is not there.
      guard lstat(folder + "/" + name, &info) == 0 else { continue }
      let kind = info.st_mode & S_IFMT
      if kind == S_IFREG, known.contains(path) {
        files[path] = Int(info.st_size)
      } else if kind == S_IFDIR, folders.contains(path), !known.contains(path) {
        try walk(folder + "/" + name, path + "/")
      } else if known.contains(path) || folders.contains(path) {
        obstacles.append(path)
      } else {
        others.append(path)
      }
    }
  }

  /// Removes a file, and the folders that are empty without it, up to the one it lies in.
  package static func remove(_ path: String, from folder: URL) throws {
    let file = folder.path + "/" + path
    guard unlink(file) == 0 || errno == ENOENT else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file])
    }
    var parent = Substring(path)
    while let end = parent.lastIndex(of: "/") {
      parent = parent[..<end]
      guard rmdir(folder.path + "/" + parent) == 0 else { return }
    }
  }
}
