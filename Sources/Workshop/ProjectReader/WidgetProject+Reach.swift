package import Foundation

extension WidgetProject {
  /// The folder that everything of the project lies in: the repository around the input, or the
  /// input itself. What it names beyond that is somebody else's.
  package var reach: URL {
    let input = root.resolvingSymlinksInPath()
    var folder = input
    while folder.path.count > 1 {
      let mark = folder.appendingPathComponent(".git").path
      if FileManager.default.fileExists(atPath: mark) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return input
  }
}
