import FilePaths
package import Foundation
import SourcePreparing

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

  /// The same, and the inputs around the project: what a person has named is theirs.
  package func reach(within inputs: [URL]) -> [URL] {
    [reach] + inputs.filter { PathReach.isInside(root.path, $0.path) }
  }

  /// Which files of the project and its modules the code of each file that something is drawn from
  /// may come to, itself among them; by path.
  package var filesReached: [String: Set<String>] {
    let reach = FileReach(modules.flatMap(\.files) + files)
    let roots = files.filter { file in
      file.facts.declaresWidgets || !file.words.isDisjoint(with: ["Preview", "PreviewProvider"])
    }
    return Dictionary(roots.map { ($0.path, reach.paths(from: [$0])) }) { first, _ in first }
  }
}

extension WidgetProject.SourceFile {
  /// Whether previews may be drawn from it.
  package var showsPreviews: Bool {
    words.contains("PreviewProvider")
      || String(decoding: prepared, as: UTF8.self).contains("#Preview")
  }
}
