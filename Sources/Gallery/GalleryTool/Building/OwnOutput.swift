import Foundation
import ProjectReader

/// Knows the folders that this tool wrote, so that a gallery that lies in a project does not become
/// a resource of its widgets.
struct OwnOutput {
  /// Files by which such folders are known: the list of what was written; snapshots; and what
  /// versions without such a list left, a gallery or catalogue and a report.
  private static let marks = [
    [OutputRecord.fileName], ["snapshots.json"], ["manifest.json", "renders"],
    ["verdict.json", "junit.xml"],
  ]

  private var known: [String: Bool] = [:]

  /// The project without what this tool wrote into its folder.
  mutating func removed(from project: WidgetProject) -> WidgetProject {
    var result = project
    let root = project.root.path
    result.resources.looseFiles = project.resources.looseFiles.filter {
      !isInside($0.deletingLastPathComponent().path, below: root)
    }
    return result
  }

  /// Whether a folder, or one above it up to the root, is ours.
  private mutating func isInside(_ folder: String, below root: String) -> Bool {
    guard folder.hasPrefix(root + "/") else { return false }
    if let answer = known[folder] { return answer }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    let answer = Self.isOurs(folder) || isInside(parent, below: root)
    known[folder] = answer
    return answer
  }

  private static func isOurs(_ folder: String) -> Bool {
    marks.contains { names in
      names.allSatisfy { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    }
  }
}
