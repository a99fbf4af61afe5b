import CLibrary
import FilePaths
import Foundation

/// Adds up what folders take on the disk; a file with several names counts once.
struct DiskUse {
  private var linked: Set<UInt64> = []

  /// - Returns: bytes, and when the folder itself was changed, in seconds since 1970.
  mutating func add(_ folder: URL) -> (size: Int, changed: Double) {
    var info = stat()
    guard lstat(folder.path, &info) == 0 else { return (0, 0) }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    var total = Int(info.st_blocks) * 512
    for name in FolderTree.paths(below: folder.path) {
      guard lstat(folder.path + "/" + name, &info) == 0 else { continue }
      let isFolder = info.st_mode & S_IFMT == S_IFDIR
      if isFolder || info.st_nlink < 2 || linked.insert(UInt64(info.st_ino)).inserted {
        total += Int(info.st_blocks) * 512
      }
    }
    return (total, Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9)
  }
}
