import CatalogueManifest
import Foundation
import ProjectReader
import WidgetProgram

/// What widgets are called in ids and paths: `<target>/<kind>`; previews
/// `<target>/<file>-preview-…` by their name or their number in the file.
///
/// An id says nothing of how a widget is called on a device, which changes with the language, nor
/// of what else is drawn: pictures of other targets and widgets come and go beside it.
enum WidgetIds {
  /// The ids of all widgets of a program, in its order.
  ///
  /// - Parameter target: The name of the program, from `targets(of:)`.
  static func of(_ widgets: [DescribedWidget], in target: String) -> [String] {
    let known = widgets.filter { !$0.isGuess }
    var names = DistinctNames.of(known.map(subject))[...]
    // What is only guessed must not change the ids of others.
    var taken = PathNames(taken: Array(names))
    return widgets.map { widget in
      let name = widget.isGuess ? nil : names.popFirst()
      return target + "/" + (name ?? taken.unique(self.name(of: widget.entry)))
    }
  }

  /// Two widgets of a kind are a mistake (`duplicate-kind`); their types tell them apart.
  private static func subject(_ widget: DescribedWidget) -> DistinctNames.Subject {
    let entry = widget.entry
    return DistinctNames.Subject(
      name(of: entry), marks: [entry.type, entry.configuration.rawValue, entry.kind, entry.name])
  }

  /// The kind of a preview is `<File>.swift#<name or number>`.
  private static func name(of entry: ProgramDescription.Entry) -> String {
    guard entry.configuration == .preview, let mark = entry.kind.firstIndex(of: "#") else {
      return entry.kind.isEmpty ? entry.type : entry.kind
    }
    let file = entry.kind[..<mark].split(separator: ".").first ?? entry.kind[..<mark]
    return "\(file)-preview-\(entry.kind[mark...].dropFirst())"
  }

  /// The names of the programs of a run, which the ids of their widgets begin with: those of their
  /// targets. Targets of one name are told apart by their projects, then by their folders.
  static func targets(of projects: [WidgetProject]) -> [String] {
    DistinctNames.of(
      projects.map { project in
        let folders = project.folder.standardizedFileURL.pathComponents.dropFirst().reversed()
        return DistinctNames.Subject(
          project.name, marks: [project.buildValues["PROJECT_NAME"] ?? ""] + folders)
      })
  }
}
