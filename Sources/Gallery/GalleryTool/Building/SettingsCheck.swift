import DiagnosticRecords
import FilePaths
import Foundation
import ProjectReader
import ResourceCatalogs
import WidgetHost
import WidgetSettings

/// What is wrong with a project's settings beyond their form: names that nothing has, and paths
/// that lead out of the project.
enum SettingsCheck {
  /// All problems of some projects, each once; projects of one input may share their settings.
  static func problems(of projects: [WidgetProject]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for problem in projects.flatMap(Self.all) + StoreCheck.problems(of: projects)
    where !problems.contains(problem) {
      problems.append(problem)
    }
    return problems
  }

  private static func all(of project: WidgetProject) -> [Diagnostic] {
    let settings = project.settings
    let file = DiskPath.relative(
      project.settingsFolder.appendingPathComponent(ProjectSettings.fileName), to: project.root)
    return checks(settings, file) + escapes(of: project, file) + absences(of: project, file)
  }

  /// Checks that there are not, and things that cannot be done about them.
  private static func checks(_ settings: ProjectSettings, _ file: String) -> [Diagnostic] {
    let known = CheckRules.all.map(\.id)
    let values = CheckSwitch.allCases.map(\.rawValue)
    return settings.values[.checks].keys.sorted().compactMap { id in
      if !known.contains(id) {
        let meant = NearestNames.find(id, among: known, limit: 1).first
        return problem(
          "There is no check `\(id)`, which `checks` in \(file) names.",
          (meant.map { "Did you mean `\($0)`? " } ?? "")
            + "Known: \(known.joined(separator: ", ")).", file)
      }
      guard let value = settings.values[.checks][id], !values.contains(value) else { return nil }
      return problem(
        "`checks.\(id)` in \(file) cannot be \u{201C}\(value)\u{201D}.",
        "Known: \(values.joined(separator: ", ")).", file)
    }
  }

  /// Files that the settings name and that lie outside of the project: what is drawn from a
  /// checkout must not depend on, or show, what is beside it.
  private static func escapes(of project: WidgetProject, _ file: String) -> [Diagnostic] {
    project.settings.values.namedFiles.filter { named in
      let url = DiskPath.named(named.path, in: project.settingsFolder)
      return !PathReach.isInside(url.path, project.root.path)
    }.map { key, path in
      problem(
        "`\(key)` in \(file) names \u{201C}\(path)\u{201D}, which lies outside of the project.",
        "Put the file into \(project.root.lastPathComponent), or a folder below it.", file)
    }
  }

  /// What is given of a person's data and is not there.
  private static func absences(of project: WidgetProject, _ file: String) -> [Diagnostic] {
    let given = [Setting.containers.declaration.name, Setting.store.declaration.name]
    return project.settings.values.namedFiles.filter { named in
      let path = DiskPath.named(named.path, in: project.settingsFolder).path
      return given.contains(named.setting) && !FileManager.default.fileExists(atPath: path)
    }.map { key, path in
      problem(
        "`\(key)` in \(file) names \u{201C}\(path)\u{201D}, which is not there.",
        "Paths are relative to the folder of \(ProjectSettings.fileName).", file)
    }
  }

  private static func problem(
    _ message: String, _ hint: String, _ file: String
  ) -> Diagnostic {
    Diagnostic(.settingsWrongValue, message, hint: hint, file: file)
  }
}
