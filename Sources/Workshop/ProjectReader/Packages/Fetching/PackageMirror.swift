import FilePaths
import Foundation

/// A folder of packages at hand: checkouts, and repositories of git.
struct PackageMirror: Sendable {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// The checkout of a package: a folder of its name, in any capitals, with a manifest.
  func checkout(_ identity: String) -> URL? {
    MacDisk.find(folder.appendingPathComponent(identity)).flatMap {
      PackageReferences.isPackage($0) ? $0.standardizedFileURL : nil
    }
  }

  /// The repository of a package: `name.git`, or `name`, with the objects of git in it.
  func repository(_ identity: String) -> PackageAddress? {
    let files = FileManager.default
    for name in [identity + ".git", identity] {
      guard let found = MacDisk.find(folder.appendingPathComponent(name)) else { continue }
      for repository in [found, found.appendingPathComponent(".git")]
      where files.fileExists(atPath: repository.appendingPathComponent("objects").path)
        && files.fileExists(atPath: repository.appendingPathComponent("HEAD").path)
      {
        return PackageAddress(repository.standardizedFileURL.path)
      }
    }
    return nil
  }
}
