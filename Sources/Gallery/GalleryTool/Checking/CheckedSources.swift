import Foundation

/// Finds the files again that findings name, which are called as their input calls them.
struct CheckedSources {
  private let roots: [String]
  private let folder: String

  /// - Parameters:
  ///   - roots: The inputs that were read.
  ///   - folder: Where the command runs.
  init(_ roots: [URL], from folder: URL) {
    self.roots = roots.map(\.standardizedFileURL.path)
    self.folder = folder.standardizedFileURL.path
  }

  /// The path of a file from the folder of the command; absolute for one that lies elsewhere, and
  /// as it is called where there is no such file.
  func path(_ name: String) -> String {
    // Of several inputs the names begin with the last part of each.
    let candidates = roots.flatMap { root in
      [root + "/" + name, (root as NSString).deletingLastPathComponent + "/" + name]
    }
    guard let file = candidates.first(where: FileManager.default.fileExists) else { return name }
    return file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }
}
