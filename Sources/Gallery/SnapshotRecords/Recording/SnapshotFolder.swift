import CatalogueManifest
package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of accepted pictures: for each render `<id>.svg` and `<id>.tree.json`, and one index.
package struct SnapshotFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  package var index: URL { url.appendingPathComponent(SnapshotIndex.fileName) }

  /// The picture of a snapshot.
  package func picture(_ id: String) -> URL { url.appendingPathComponent(id + ".svg") }

  /// The node tree of a snapshot.
  package func tree(_ id: String) -> URL { url.appendingPathComponent(id + ".tree.json") }

  /// What is recorded. The files are the truth: a snapshot whose files were edited, lost or merged
  /// is compared as it lies there, and counts as changed.
  package func read() throws(SnapshotIndex.Failure) -> SnapshotIndex {
    guard let data = try? Data(contentsOf: index) else { throw .missing }
    let found = try SnapshotIndex(data)
    let snapshots = found.snapshots.map { snapshot in
      var snapshot = snapshot
      snapshot.picture = Self.mark(picture(snapshot.id))
      snapshot.tree = Self.mark(tree(snapshot.id))
      return snapshot
    }
    return SnapshotIndex(settings: found.settings, snapshots: snapshots)
  }

  private static func mark(_ file: URL) -> String {
    (try? Data(contentsOf: file)).map { Fingerprint.short([UInt8]($0)) } ?? "missing"
  }

  /// How a folder was changed.
  package struct Changes: Hashable, Sendable {
    /// Ids, sorted.
    package var written: [String] = []
    /// Files without a snapshot that were taken away, relative, sorted.
    package var removed: [String] = []
    package var unchanged = 0
  }

  /// Makes a folder show `index`: writes the pictures that differ, then the index, then takes away
  /// files that belong to no snapshot. An interruption leaves every file whole.
  ///
  /// - Parameter contents: the files of a snapshot, given its id; nil to leave them as they are.
  package func write(
    _ index: SnapshotIndex, contents: (String) throws -> (picture: [UInt8], tree: [UInt8])?
  ) throws -> Changes {
    var changes = Changes()
    let files = FileManager.default
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    for snapshot in index.snapshots {
      guard let new = try contents(snapshot.id) else { continue }
      let isPictureNew = try Self.update(picture(snapshot.id), new.picture)
      let isTreeNew = try Self.update(tree(snapshot.id), new.tree)
      if isPictureNew || isTreeNew {
        changes.written.append(snapshot.id)
      } else {
        changes.unchanged += 1
      }
    }
    _ = try Self.update(self.index, [UInt8](try index.encoded()))
    changes.removed = try removeOrphans(keeping: index)
    return changes
  }

  /// Writes a file unless it says so already.
  private static func update(_ file: URL, _ bytes: [UInt8]) throws -> Bool {
    let data = Data(bytes)
    if (try? Data(contentsOf: file)) == data { return false }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Not `.atomic`, which waits for the disk, for each of thousands of files.
    let draft = file.appendingPathExtension("new")
    try data.write(to: draft)
    guard rename(draft.path, file.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
    }
    return true
  }

  /// Files of ours that no snapshot names, relative to the folder, sorted. Pictures without a node
  /// tree are somebody else's.
  package func orphans(of index: SnapshotIndex) -> [String] {
    let kept = Set(index.snapshots.map(\.id))
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    let ending = ".tree.json"
    let lost = (names ?? []).filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }.filter { !kept.contains($0) }
    let pictures = lost.map { $0 + ".svg" }.filter {
      FileManager.default.fileExists(atPath: url.appendingPathComponent($0).path)
    }
    return (lost.map { $0 + ending } + pictures).sorted()
  }

  private func removeOrphans(keeping index: SnapshotIndex) throws -> [String] {
    let orphans = orphans(of: index)
    let files = FileManager.default
    for name in orphans {
      try files.removeItem(at: url.appendingPathComponent(name))
      // Folders that are empty now go as well, up to ours.
      var folders = name.split(separator: "/").dropLast()
      while !folders.isEmpty {
        let path = url.appendingPathComponent(folders.joined(separator: "/")).path
        guard try files.contentsOfDirectory(atPath: path).isEmpty else { break }
        try files.removeItem(atPath: path)
        folders.removeLast()
      }
    }
    return orphans
  }
}
