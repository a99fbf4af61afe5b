import CLibrary
package import Foundation

/// How much may be written into some folders, all files together.
package struct SpaceLimit: Hashable, Sendable {
  package var folders: [URL]
  /// Bytes on the disk.
  package var bytes: Int
  /// Files and folders: counting them takes time as well.
  package var files = 50_000

  package init(_ folders: [URL], bytes: Int) {
    (self.folders, self.bytes) = (folders, bytes)
  }

  /// Whether more is there by now. Links are not followed.
  package var isExceeded: Bool {
    var (sum, count) = (0, 0)
    for folder in folders {
      let below = FileManager.default.enumerator(atPath: folder.path)
      while let path = below?.nextObject() as? String {
        var status = stat()
        if lstat(folder.path + "/" + path, &status) == 0 { sum += Int(status.st_blocks) * 512 }
        count += 1
        if sum > bytes || count > files { return true }
      }
    }
    return false
  }
}
