import CLibrary
package import Foundation
import Synchronization

/// A folder that is there only while this program needs it. It goes when the program is ended by a
/// signal; if that leaves the program no time, the next one sweeps it away.
///
/// Its program holds a lock on it, of which the system lets go even when the program is killed: a
/// folder whose lock can be had belongs to nobody. A file in it marks it as one of these; folders
/// of others may bear such a name.
package struct HeldFolder: Sendable {
  package let url: URL
  private static let mark = ".vitrine-held"

  /// Paths of folders in use, with the descriptors that hold their locks.
  private static let held = Mutex<[String: Int32]>([:])

  /// Makes one.
  ///
  /// - Parameter prefix: How its name begins. Only this program's folders may be called so.
  /// - Throws: What the system says if the folder cannot be written.
  package init(in parent: URL, prefix: String) throws {
    // A sweep could take away what is not locked yet.
    for _ in 0..<8 {
      var name = Array((parent.path + "/" + prefix + "XXXXXX").utf8CString)
      guard mkdtemp(&name) != nil else {
        throw CocoaError(
          .fileWriteNoPermission,
          userInfo: [NSFilePathErrorKey: parent.path, NSLocalizedDescriptionKey: Self.reason()])
      }
      let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let url = URL(fileURLWithPath: path, isDirectory: true)
      if Self.hold(url) {
        self.url = url
        do { try Data().write(to: url.appendingPathComponent(Self.mark)) } catch {
          remove()
          throw error
        }
        return
      }
    }
    throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: parent.path])
  }

  /// Takes it away.
  package func remove() {
    Self.erase(url.path)
    let descriptor = Self.held.withLock { $0.removeValue(forKey: url.path) }
    if let descriptor { close(descriptor) }
  }

  /// - Returns: false if it is another program's, or no more there.
  private static func hold(_ url: URL) -> Bool {
    guard let descriptor = lock(url.path) else { return false }
    held.withLock { $0[url.path] = descriptor }
    return true
  }

  /// Takes away folders of one's own in a folder that belong to no running program.
  package static func sweep(_ parent: URL, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names.sorted() where name.hasPrefix(prefix) && name.count == prefix.count + 6 {
      let path = parent.appendingPathComponent(name).path
      guard held.withLock({ $0[path] }) == nil, let descriptor = lock(path) else { continue }
      if FileManager.default.fileExists(atPath: path + "/" + mark) { erase(path) }
      // Killed before the mark was made or after it went; of others' nothing is lost.
      rmdir(path)
      close(descriptor)
    }
  }

  /// Takes away all that are in use.
  static func removeAll() {
    for path in held.withLock({ $0.keys.sorted() }) { erase(path) }
  }

  /// The lock of a folder; nil if somebody has it, or if it is no folder of this user.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var (mine, there) = (stat(), stat())
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &mine) == 0,
      lstat(path, &there) == 0, mine.st_ino == there.st_ino, mine.st_uid == geteuid()
    {
      return descriptor
    }
    close(descriptor)
    return nil
  }

  /// Removes a folder, also with folders in it that nobody may enter. The mark goes last, so that
  /// what is left when this is cut short is known.
  private static func erase(_ path: String) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] where name != mark {
      remove(path + "/" + name)
    }
    try? files.removeItem(atPath: path)
  }

  private static func remove(_ path: String) {
    let files = FileManager.default
    if (try? files.removeItem(atPath: path)) != nil { return }
    var folders = [path]
    while let folder = folders.popLast() {
      var state = stat()
      guard lstat(folder, &state) == 0, state.st_mode & S_IFMT == S_IFDIR else { continue }
      chmod(folder, 0o700)
      folders += ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
    }
    try? files.removeItem(atPath: path)
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
