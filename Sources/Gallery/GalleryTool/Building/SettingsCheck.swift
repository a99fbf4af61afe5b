import DiagnosticRecords
import FilePlaces
import Foundation
import ProjectReader
import WidgetSettings

/// What is wrong with a project's settings beyond their form: names that nothing has, and paths
/// that lead out of the project.
enum SettingsCheck {
  /// All problems of some projects, each once; projects of one input may share their settings.
  static func problems(of projects: [WidgetProject]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for problem in projects.flatMap(Self.all) where !problems.contains(problem) {
      problems.append(problem)
    }
    return problems
  }

  private static func all(of project: WidgetProject) -> [Diagnostic] {
    let settings = project.settings
    let file = DiskPlace.relative(
      project.settingsFolder.appendingPathComponent(ProjectSettings.fileName), to: project.root)
    let axes: [(String, [String]?, RenderNames)] = [
      ("variants.family", settings.variants["family"], .family),
      ("variants.mode", settings.variants["mode"], .mode),
      ("variants.scheme", settings.variants["scheme"], .scheme),
      ("variants.state", settings.variants["state"], .state),
      ("renderingModes", settings.renderingModes, .mode),
    ]
    let problems = axes.flatMap { key, words, names in
      (words ?? []).filter { names.name($0) == nil }.map { word in
        problem(
          "`\(key)` in \(file) cannot be \u{201C}\(word)\u{201D}.",
          "Known: \(names.known.joined(separator: ", ")).", file)
      }
    }
    return problems + escapes(of: project, file)
  }

  /// Files that the settings name and that lie outside of the project: what is drawn from a
  /// checkout must not depend on, or show, what is beside it.
  private static func escapes(of project: WidgetProject, _ file: String) -> [Diagnostic] {
    project.settings.values.namedFiles.filter { named in
      let place = DiskPlace.named(named.path, in: project.settingsFolder)
      return !PathReach.isInside(place.path, project.root.path)
    }.map { key, path in
      problem(
        "`\(key)` in \(file) names \u{201C}\(path)\u{201D}, which lies outside of the project.",
        "Put the file into \(project.root.lastPathComponent), or a folder below it.", file)
    }
  }

  private static func problem(_ message: String, _ hint: String, _ file: String) -> Diagnostic {
    Diagnostic(.settingsWrongValue, message, hint: hint, file: file)
  }
}
