import CLibrary
import Encodings
import FilePaths
package import Foundation
package import ProcessRunning

extension BuildCache {
  /// What is in it, that which was not used for longest first.
  package var entries: [CacheEntry] {
    var sizes = DiskUse()
    var entries = Self.names(packages).map {
      CacheEntry(packages.appendingPathComponent($0), .packages, &sizes)
    }
    for compiler in Self.names(root).filter(Self.isCompiler) {
      let folder = root.appendingPathComponent(compiler)
      for name in Self.names(folder) where !name.hasPrefix(".") {
        let entry = folder.appendingPathComponent(name)
        if let kind = Self.kinds[name] {
          entries += Self.names(entry).map {
            CacheEntry(entry.appendingPathComponent($0), kind, &sizes)
          }
        } else {
          entries.append(CacheEntry(entry, name.hasPrefix("sdk-") ? .modules : .work, &sizes))
        }
      }
    }
    return entries.sorted { ($0.lastUse, $0.folder.path) < ($1.lastUse, $1.folder.path) }
  }

  /// Folders of a compiler's that hold entries of one kind.
  private static let kinds: [String: CacheEntry.Kind] = [
    "programs": .programs, "pictures": .pictures,
  ]

  /// Whether it has our modules for some project, which take minutes to compile.
  package func hasModules(_ toolchain: Toolchain) -> Bool {
    Self.names(folder(toolchain)).contains { $0.hasPrefix("sdk-") && !$0.hasSuffix(".draft") }
  }

  /// Throws away what was not used for longest until the rest keeps to the limit, but nothing that
  /// somebody uses. A cache that is not known to be ours is left alone.
  package func trim() {
    guard (try? check()) != nil else { return }
    removeTrash()
    let entries = entries
    var size = entries.map(\.size).reduce(0, +)
    for entry in entries where entry.isDraft || size > limit {
      if discard(entry.folder) { size -= entry.size }
    }
  }

  /// Throws away everything that nobody uses.
  ///
  /// - Returns: bytes that are free now, and what stays because it is used.
  /// - Throws: `CacheProblem` if the folder is not ours.
  package func clean() throws(CacheProblem) -> (freed: Int, used: [CacheEntry]) {
    guard FileManager.default.fileExists(atPath: root.path) else { return (0, []) }
    try check()
    removeTrash()
    var freed = 0
    var used: [CacheEntry] = []
    for entry in entries {
      if discard(entry.folder) { freed += entry.size } else { used.append(entry) }
    }
    guard used.isEmpty else { return (freed, used) }
    rmdir(packages.path)
    for compiler in Self.names(root).filter(Self.isCompiler) {
      let folder = root.appendingPathComponent(compiler)
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(".lock"))
      for name in Self.kinds.keys { rmdir(folder.appendingPathComponent(name).path) }
      rmdir(folder.path)
    }
    if Self.names(root) == [Self.tag] {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(Self.tag))
      rmdir(root.path)
    }
    return (freed, [])
  }

  /// Throws a folder of the cache away unless somebody uses it. It loses its name first, so that
  /// nobody ever finds half of it. What lies elsewhere is nobody's to throw away.
  @discardableResult
  package func discard(_ folder: URL) -> Bool {
    guard PathReach.isInside(folder.path, root.path) else { return false }
    let name = "\(Self.trash)\(getpid())-\(Fingerprint.short(folder.path))"
    let trash = root.appendingPathComponent(name)
    guard CacheLease.move(folder, to: trash) else { return false }
    try? FileManager.default.removeItem(at: trash)
    return true
  }

  /// What a process that died was about to throw away.
  private func removeTrash() {
    for name in Self.names(root) where name.hasPrefix(Self.trash) {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
    }
  }
}
