import Encodings
import Foundation

/// The projects, packages and files that an `.xcworkspace` shows.
struct WorkspaceFile {
  /// In the order of the file.
  private(set) var references: [URL] = []

  /// - Parameter url: the `.xcworkspace` folder.
  init(_ url: URL) {
    let file = url.appendingPathComponent("contents.xcworkspacedata")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    let base = url.deletingLastPathComponent()
    var groups = [base]
    for tag in text.split(separator: "<").dropFirst() {
      if tag.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      guard let location = Self.location(tag) else { continue }
      let reference = Self.resolve(location, in: groups.last ?? base, base, workspace: url)
      if tag.hasPrefix("Group") {
        groups.append(reference)
      } else if tag.hasPrefix("FileRef"), !references.contains(reference) {
        references.append(reference)
      }
    }
  }

  /// The value of `location = "…"`.
  private static func location(_ tag: Substring) -> String? {
    guard let name = tag.range(of: "location") else { return nil }
    let parts = tag[name.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    return XMLText.plain(String(parts[1]))
  }

  /// `group:` is relative to the group around, `container:` to the workspace's folder; `self:` is
  /// the project that the workspace lies in. A path of another machine is what lies here by its
  /// end.
  private static func resolve(
    _ location: String, in group: URL, _ base: URL, workspace: URL
  ) -> URL {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count > 1 ? String(parts[1]) : location
    if path.hasPrefix("/") {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      return DiskPath.homecoming(url, to: base, least: 1)
    }
    switch parts.count > 1 ? String(parts[0]) : "group" {
    case "container": return base.appendingPathComponent(path).standardizedFileURL
    case "self": return base
    default: return path.isEmpty ? group : group.appendingPathComponent(path).standardizedFileURL
    }
  }
}
