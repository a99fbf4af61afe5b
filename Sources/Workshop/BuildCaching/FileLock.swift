import CLibrary
package import Foundation

/// Keeps other processes, and other threads, out of a folder while it is being changed.
package enum FileLock {
  /// Waits for its turn, runs `body`, and lets the next one in; the system lets go of the lock
  /// even when the process dies.
  package static func withLock<Value>(_ folder: URL, _ body: () throws -> Value) throws -> Value {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(".lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path])
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
