import DiagnosticRecords
import Foundation
import WidgetSettings

/// The `vitrine.json` that holds for a target: one in its own folder, else the one of the project.
struct TargetSettings {
  private(set) var values = ProjectSettings()
  /// Where it was found; relative paths in it start here.
  private(set) var folder: URL
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - own: the target's folder, if it has one.
  ///   - root: the project's folder.
  ///   - base: the folder that paths in diagnostics are relative to.
  ///   - wishes: what the command line says.
  init(own: URL?, root: URL, base: URL, _ wishes: SettingValues) {
    folder = root
    values.values = wishes
    for candidate in [own, root].compactMap({ $0 }) {
      let file = candidate.appendingPathComponent(ProjectSettings.fileName)
      let name = DiskPath.relative(file, to: base)
      guard let reader = SettingsReader.read(in: candidate, named: name) else { continue }
      values = reader.settings.overridden(by: wishes)
      (folder, diagnostics) = (candidate, reader.diagnostics)
      return
    }
  }
}
