import FilePaths
import Foundation
import ProjectReader

/// Files of app groups that a project gives in `vitrine.json`, put where widgets look for them.
struct ContainersFixture: Sendable {
  /// Group → folder, as the settings name it.
  let folders: [String: String]
  /// Where their relative paths start.
  let settingsFolder: URL
  /// What they must lie in; `SettingsCheck` says which do not.
  let projectFolder: URL

  /// Copies links as links: a box does not let a widget follow them out of its own folder.
  func copy(to containers: URL) throws {
    let files = FileManager.default
    for group in folders.keys.sorted() {
      let folder = DiskPath.named(folders[group] ?? "", in: settingsFolder)
      guard let real = PathReach.real(folder.path),
        PathReach.isInside(real, projectFolder.path)
      else { continue }
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: real, isDirectory: &isFolder), isFolder.boolValue else {
        continue
      }
      try files.createDirectory(at: containers, withIntermediateDirectories: true)
      // A group is one folder; no name may lead out of it.
      let name = group.replacing("/", with: "_")
      guard !name.isEmpty, ![".", ".."].contains(name) else { continue }
      try files.copyItem(
        at: URL(fileURLWithPath: real), to: containers.appendingPathComponent(name))
    }
  }
}
