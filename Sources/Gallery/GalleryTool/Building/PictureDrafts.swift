import BuildCaching
import CLibrary
import Foundation
import Synchronization

/// Entries of the store of pictures that are written and have no names yet, in a folder that is
/// held: other runs throw away the drafts that nobody holds.
final class PictureDrafts: Sendable {
  private let store: PictureStore
  private let folder: URL
  private let lease: CacheLease
  private let packed = Mutex<Set<String>>([])

  /// - Parameter key: What is drawn meanwhile; no other run of this process draws it.
  /// - Returns: nil if the cache cannot be written to, or another process of the same number writes
  ///   there, which costs drawing again.
  init?(for key: PictureKey, in store: PictureStore) {
    let folder = store.folder.appendingPathComponent("\(key.text)-\(getpid()).draft")
    // What is left of a process of the same number; one that still goes on in another container,
    // which shares the cache, keeps its own.
    if FileManager.default.fileExists(atPath: folder.path), !store.cache.discard(folder) {
      return nil
    }
    guard let lease = try? CacheLease.make(folder) else { return nil }
    (self.store, self.folder, self.lease) = (store, folder, lease)
  }

  /// Writes an entry; one that cannot be written, or lacks a file, is left out.
  ///
  /// - Parameter paths: Files in the folder where they were drawn.
  func pack(_ key: PictureKey, _ kept: some Codable, _ paths: [String], from drawn: URL) {
    let draft = folder.appendingPathComponent(key.text)
    if store.pack(kept, paths, from: drawn, into: draft) {
      packed.withLock { _ = $0.insert(key.text) }
    } else {
      try? FileManager.default.removeItem(at: draft)
    }
  }

  /// Gives what was written its names, or throws it away.
  func finish(isKept: Bool) {
    for name in isKept ? packed.withLock({ $0 }) : [] {
      let entry = store.folder.appendingPathComponent(name)
      // One that is there is damaged, or another run has kept the same meanwhile.
      store.cache.discard(entry)
      rename(folder.appendingPathComponent(name).path, entry.path)
    }
    withExtendedLifetime(lease) { _ = try? FileManager.default.removeItem(at: folder) }
  }
}
