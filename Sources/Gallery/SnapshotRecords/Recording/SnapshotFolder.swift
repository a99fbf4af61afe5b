import CatalogueManifest
import Encodings
package import Foundation

/// A folder of accepted pictures: for each render `<id>.svg` and `<id>.tree.json`, and one index.
///
/// The index is what tells our files from those of others, which stay as they are.
package struct SnapshotFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  package var index: URL { url.appendingPathComponent(SnapshotIndex.fileName) }

  private static func picturePath(_ id: String) -> String { id + ".svg" }
  private static func treePath(_ id: String) -> String { id + ".tree.json" }

  /// The picture of a snapshot; nil if there is none in the folder.
  package func picture(_ id: String) -> Data? { EnclosedFolder(url).data(Self.picturePath(id)) }

  /// The node tree of a snapshot; nil if there is none in the folder.
  package func tree(_ id: String) -> Data? { EnclosedFolder(url).data(Self.treePath(id)) }

  /// What is recorded. The files are the truth: a snapshot whose files were edited, lost or merged
  /// is compared as it lies there, and counts as changed.
  package func read() throws(SnapshotIndex.Failure) -> SnapshotIndex {
    guard let found = try recorded() else { throw .missing }
    let snapshots = found.snapshots.map { snapshot in
      var snapshot = snapshot
      snapshot.picture = Self.mark(picture(snapshot.id))
      snapshot.tree = Self.mark(tree(snapshot.id))
      return snapshot
    }
    return SnapshotIndex(
      settings: found.settings, bundles: found.bundles, snapshots: snapshots,
      missing: found.missing)
  }

  /// What the index says, whatever became of the files; nil if there is none.
  private func recorded() throws(SnapshotIndex.Failure) -> SnapshotIndex? {
    guard let data = EnclosedFolder(url).data(SnapshotIndex.fileName) else { return nil }
    return try SnapshotIndex(data)
  }

  private static func mark(_ data: Data?) -> String {
    data.map { SHA256.short([UInt8]($0)) } ?? "missing"
  }

  /// How a folder was changed.
  package struct Changes: Hashable, Sendable {
    /// Ids, sorted.
    package var written: [String] = []
    /// Files of snapshots that are no more, which were taken away; relative, sorted.
    package var removed: [String] = []
    /// What else is in the folder: somebody else's, and files of snapshots that are no more which
    /// were changed by hand; relative, sorted.
    package var kept: [String] = []
    package var unchanged = 0
  }

  /// Files that the index does not know have names that are needed; nothing was written.
  package struct Obstacle: Error, Hashable {
    /// Relative, sorted.
    package let files: [String]
  }

  /// Makes a folder show `index`: writes the pictures that differ, then the index, then takes away
  /// the files of snapshots that are no more. An interruption leaves every file whole.
  ///
  /// - Parameter contents: the files of a snapshot, given its id; nil to leave them as they are.
  /// - Throws: `Obstacle`, if something that is not ours has a name that is needed.
  package func write(
    _ index: SnapshotIndex, contents: (String) throws -> (picture: [UInt8], tree: [UInt8])?
  ) throws -> Changes {
    var changes = Changes()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let old = try recorded()
    let survey = try self.survey(index, old)
    try refuseObstacles(index, old, survey, contents)
    for snapshot in index.snapshots {
      guard let new = try contents(snapshot.id) else { continue }
      let isPictureNew = try update(Self.picturePath(snapshot.id), new.picture)
      let isTreeNew = try update(Self.treePath(snapshot.id), new.tree)
      if isPictureNew || isTreeNew {
        changes.written.append(snapshot.id)
      } else {
        changes.unchanged += 1
      }
    }
    _ = try update(SnapshotIndex.fileName, [UInt8](try index.encoded()))
    try removeStale(old, keeping: Set(index.snapshots.map(\.id)), survey, &changes)
    return changes
  }

  /// Stops before anything is written if a name that is needed is taken by something that the index
  /// does not know, or by what is no file.
  private func refuseObstacles(
    _ index: SnapshotIndex, _ old: SnapshotIndex?, _ survey: FolderSurvey,
    _ contents: (String) throws -> (picture: [UInt8], tree: [UInt8])?
  ) throws {
    let ours = Set((old?.snapshots ?? []).map(\.id))
    var needed: Set = [SnapshotIndex.fileName]
    var obstacles: [String] = []
    for id in index.snapshots.map(\.id) {
      let (picture, tree) = (Self.picturePath(id), Self.treePath(id))
      needed.formUnion([picture, tree])
      let isTaken = survey.files[picture] != nil || survey.files[tree] != nil
      guard isTaken, !ours.contains(id), let new = try contents(id) else { continue }
      for (path, bytes) in [(picture, new.picture), (tree, new.tree)]
      where survey.files[path] != nil && EnclosedFolder(url).data(path) != Data(bytes) {
        obstacles.append(path)
      }
    }
    obstacles += survey.obstacles.filter { path in
      needed.contains { $0 == path || $0.hasPrefix(path + "/") }
    }
    if !obstacles.isEmpty { throw Obstacle(files: obstacles.sorted()) }
  }

  private func survey(_ index: SnapshotIndex, _ old: SnapshotIndex?) throws -> FolderSurvey {
    var known: Set = [SnapshotIndex.fileName]
    for snapshot in index.snapshots + (old?.snapshots ?? []) {
      known.insert(Self.picturePath(snapshot.id))
      known.insert(Self.treePath(snapshot.id))
    }
    return try FolderSurvey(url, known: known)
  }

  /// Takes away the files of snapshots that are no more, if they are as they were recorded.
  private func removeStale(
    _ old: SnapshotIndex?, keeping needed: Set<String>, _ survey: FolderSurvey,
    _ changes: inout Changes
  ) throws {
    changes.kept = survey.others + survey.obstacles
    for snapshot in old?.snapshots ?? [] where !needed.contains(snapshot.id) {
      let files = [
        (Self.picturePath(snapshot.id), snapshot.picture),
        (Self.treePath(snapshot.id), snapshot.tree),
      ]
      for (path, mark) in files where survey.files[path] != nil {
        if Self.mark(EnclosedFolder(url).data(path)) == mark {
          try FolderSurvey.remove(path, from: url)
          changes.removed.append(path)
        } else {
          changes.kept.append(path)
        }
      }
    }
    changes.removed.sort()
    changes.kept.sort()
  }

  /// Writes a file unless it says so already.
  private func update(_ path: String, _ bytes: [UInt8]) throws -> Bool {
    let data = Data(bytes)
    if EnclosedFolder(url).data(path) == data { return false }
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try WholeFile.write(data, to: file)
    return true
  }
}
