import CatalogueManifest
import Encodings
import FilePaths
package import Foundation

/// A folder of accepted pictures: for each render `<id>.svg` and `<id>.tree.json`, for each widget
/// `<id>/widget.json`, and one index.
///
/// The index is what tells our files from those of others, which stay as they are.
package struct SnapshotFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  package var index: URL { url.appendingPathComponent(SnapshotIndex.fileName) }

  fileprivate static func picturePath(_ id: String) -> String { id + ".svg" }
  fileprivate static func treePath(_ id: String) -> String { id + ".tree.json" }

  /// The picture of a snapshot; nil if there is none in the folder.
  package func picture(_ id: String) -> Data? { EnclosedFolder(url).data(Self.picturePath(id)) }

  /// The node tree of a snapshot; nil if there is none in the folder.
  package func tree(_ id: String) -> Data? { EnclosedFolder(url).data(Self.treePath(id)) }

  /// What a widget tells the system; nil if it was not recorded.
  package func behaviour(of widget: String) -> WidgetBehaviour? {
    EnclosedFolder(url).data(WidgetBehaviour.path(of: widget)).flatMap { WidgetBehaviour($0) }
  }

  /// What is recorded. The files are the truth: a snapshot whose files were edited, lost or merged
  /// is compared as it lies there, and counts as changed.
  package func read() throws(SnapshotIndex.Failure) -> SnapshotIndex {
    guard let found = try recorded() else { throw .missing }
    var read = found
    let files = EnclosedFolder(url)
    let marked = try? sideBySide(found.snapshots) { snapshot in
      var snapshot = snapshot
      snapshot.picture = Self.mark(files.data(Self.picturePath(snapshot.id)))
      snapshot.tree = Self.mark(files.data(Self.treePath(snapshot.id)))
      return snapshot
    }
    read.snapshots = marked ?? []
    // Whatever was drawn of them, files that are others need to be looked at.
    for (was, snapshot) in zip(found.snapshots, read.snapshots) where !was.shows(snapshot) {
      read.inputs[snapshot.bundle] = nil
    }
    for (index, behaviour) in found.behaviours.enumerated() {
      read.behaviours[index].mark = Self.mark(
        files.data(WidgetBehaviour.path(of: behaviour.id)))
      if read.behaviours[index].mark != behaviour.mark { read.inputs[behaviour.bundle] = nil }
    }
    return read
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

    package init() {}
  }

  /// Files that the index does not know have names that are needed; nothing was written.
  package struct Obstacle: Error, Hashable {
    /// Relative, sorted.
    package let files: [String]
  }

  /// What is written of snapshots and widgets; nil to leave files as they are.
  package struct Contents {
    /// Of a snapshot, given its id.
    package var picture: (String) throws -> (picture: [UInt8], tree: [UInt8])?
    /// Of a widget, given its id.
    package var behaviour: (String) throws -> [UInt8]?

    package init(
      picture: @escaping (String) throws -> (picture: [UInt8], tree: [UInt8])?,
      behaviour: @escaping (String) throws -> [UInt8]? = { _ in nil }
    ) {
      (self.picture, self.behaviour) = (picture, behaviour)
    }

    /// Hands over the files of each snapshot and widget of an index, by their paths.
    fileprivate func forEach(
      _ index: SnapshotIndex, _ body: (String, [(path: String, bytes: [UInt8])]) throws -> Void
    ) throws {
      for id in index.snapshots.map(\.id) {
        guard let (picture, tree) = try picture(id) else { continue }
        try body(
          id, [(SnapshotFolder.picturePath(id), picture), (SnapshotFolder.treePath(id), tree)])
      }
      for id in index.behaviours.map(\.id) {
        guard let bytes = try behaviour(id) else { continue }
        try body(id, [(WidgetBehaviour.path(of: id), bytes)])
      }
    }
  }

  /// Makes a folder show `index`: writes the files that differ, then the index, then takes away the
  /// files of what is no more. An interruption leaves every file whole.
  ///
  /// - Throws: `Obstacle`, if something that is not ours has a name that is needed.
  package func write(_ index: SnapshotIndex, _ contents: Contents) throws -> Changes {
    var changes = Changes()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let old = try recorded()
    let survey = try self.survey(index, old)
    try refuseObstacles(index, old, survey, contents)
    try contents.forEach(index) { id, files in
      var isNew = false
      for (path, bytes) in files where try update(path, bytes) { isNew = true }
      if isNew {
        changes.written.append(id)
      } else {
        changes.unchanged += 1
      }
    }
    _ = try update(SnapshotIndex.fileName, [UInt8](try index.encoded()))
    try removeStale(old, keeping: Set(Self.marks(index).keys), survey, &changes)
    return changes
  }

  /// The checksums of all files of an index, by path.
  private static func marks(_ index: SnapshotIndex) -> [String: String] {
    var marks: [String: String] = [:]
    for snapshot in index.snapshots {
      marks[picturePath(snapshot.id)] = snapshot.picture
      marks[treePath(snapshot.id)] = snapshot.tree
    }
    for behaviour in index.behaviours {
      marks[WidgetBehaviour.path(of: behaviour.id)] = behaviour.mark
    }
    return marks
  }

  /// Stops before anything is written if a name that is needed is taken by something that the index
  /// does not know, or by what is no file.
  private func refuseObstacles(
    _ index: SnapshotIndex, _ old: SnapshotIndex?, _ survey: FolderSurvey, _ contents: Contents
  ) throws {
    let ours = Set((old.map(Self.marks) ?? [:]).keys)
    let needed = Set(Self.marks(index).keys).union([SnapshotIndex.fileName])
    let taken = needed.subtracting(ours).subtracting([SnapshotIndex.fileName])
      .filter { survey.files[$0] != nil }
    var obstacles: [String] = []
    if !taken.isEmpty {
      try contents.forEach(index) { _, files in
        for (path, bytes) in files
        where taken.contains(path) && EnclosedFolder(url).data(path) != Data(bytes) {
          obstacles.append(path)
        }
      }
    }
    obstacles += survey.obstacles.filter { path in
      needed.contains { $0 == path || $0.hasPrefix(path + "/") }
    }
    if !obstacles.isEmpty { throw Obstacle(files: obstacles.sorted()) }
  }

  private func survey(_ index: SnapshotIndex, _ old: SnapshotIndex?) throws -> FolderSurvey {
    let known = Set([index, old].compactMap { $0 }.flatMap { Self.marks($0).keys })
    return try FolderSurvey(url, known: known.union([SnapshotIndex.fileName]))
  }

  /// Files that are called like those of snapshots and that the index does not know, sorted.
  package func orphans(_ index: SnapshotIndex) throws -> [String] {
    let manager = FileManager.default
    let found = try survey(index, nil).others.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: url.path + "/" + path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [path] }
      return try manager.subpathsOfDirectory(atPath: url.path + "/" + path)
        .map { path + "/" + $0 }
    }
    return found.filter { path in
      [".svg", ".tree.json", "/widget.json"].contains { path.hasSuffix($0) }
        && EnclosedFolder(url).file(path) != nil
    }.sorted()
  }

  /// Takes away a file that the index does not know.
  package func remove(orphan path: String) throws { try FolderSurvey.remove(path, from: url) }

  /// Takes away the files of what is no more, if they are as they were recorded.
  private func removeStale(
    _ old: SnapshotIndex?, keeping needed: Set<String>, _ survey: FolderSurvey,
    _ changes: inout Changes
  ) throws {
    changes.kept = survey.others + survey.obstacles
    let stale = (old.map(Self.marks) ?? [:]).filter { !needed.contains($0.key) }
    for (path, mark) in stale where survey.files[path] != nil {
      if Self.mark(EnclosedFolder(url).data(path)) == mark {
        try FolderSurvey.remove(path, from: url)
        changes.removed.append(path)
      } else {
        changes.kept.append(path)
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
