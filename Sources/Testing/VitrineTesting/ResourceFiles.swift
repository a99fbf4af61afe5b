import Foundation
import Synchronization

/// What code of a folder may ask for by name; each list is sorted by path.
struct ResourceFiles {
  private(set) var assetCatalogs: [String] = []
  private(set) var strings: [String] = []
  private(set) var fonts: [String] = []
  /// Images and whatever else a bundle would carry.
  private(set) var looseFiles: [String] = []

  /// - Parameter isPackage: Whether it is a whole package, in which tests, what is built and what
  ///   is hidden are not meant, and loose files lie about for other reasons.
  private init(in folder: URL, isPackage: Bool) { add(folder, isPackage) }

  /// What was found in folders: each picture asks for the same again.
  private static let known = Mutex<[String: ResourceFiles]>([:])

  /// Those of a folder, read once.
  static func of(_ folder: URL, isPackage: Bool) -> ResourceFiles {
    let key = "\(isPackage) \(folder.path)"
    if let files = known.withLock({ $0[key] }) { return files }
    let files = ResourceFiles(in: folder, isPackage: isPackage)
    known.withLock { $0[key] = files }
    return files
  }

  private mutating func add(_ folder: URL, _ isPackage: Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      switch url.pathExtension.lowercased() {
      case "xcassets": assetCatalogs.append(url.path)
      case "xcstrings", "lproj", "strings", "stringsdict": strings.append(url.path)
      case "ttf", "otf", "ttc": fonts.append(url.path)
      default:
        if Self.isFolder(url) {
          if !isPackage || name != "Tests" && !name.hasPrefix("__") { add(url, isPackage) }
        } else if !isPackage {
          looseFiles.append(url.path)
        }
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
