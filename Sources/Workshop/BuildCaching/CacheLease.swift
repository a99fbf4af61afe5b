import CLibrary
package import Foundation

/// Keeps a folder of the cache from being thrown away for as long as it lives; the system lets go
/// of it even when the process dies.
package final class CacheLease: Sendable {
  private let descriptor: Int32

  /// Notes that the folder is used now. nil if it is not there, or goes away just now.
  package init?(_ folder: URL) {
    while true {
      let descriptor = Self.open(folder)
      guard descriptor >= 0 else { return nil }
      // A file system without locks has no leases: then nothing of it is thrown away either.
      while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
      if Self.isOpen(descriptor, at: folder) {
        futimens(descriptor, nil)
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  /// Makes the folder if it is not there.
  package static func make(_ folder: URL) throws -> CacheLease {
    for _ in 0..<100 {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if let lease = CacheLease(folder) { return lease }
    }
    throw CocoaError(.fileReadNoPermission, userInfo: [NSFilePathErrorKey: folder.path])
  }

  /// A child that is just being started has the descriptor too, until its program begins: only
  /// letting go of the lock by name ends it for both.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Moves a folder out of sight unless somebody uses it.
  ///
  /// - Returns: whether it is gone from there.
  static func move(_ folder: URL, to target: URL) -> Bool {
    let descriptor = open(folder)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && isOpen(descriptor, at: folder)
      && rename(folder.path, target.path) == 0
  }

  private static func open(_ folder: URL) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #else
      Darwin.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #endif
  }

  /// Whether what was opened is still what has the name.
  private static func isOpen(_ descriptor: Int32, at folder: URL) -> Bool {
    var mine = stat()
    var named = stat()
    return fstat(descriptor, &mine) == 0 && stat(folder.path, &named) == 0
      && mine.st_ino == named.st_ino && mine.st_dev == named.st_dev
  }
}
