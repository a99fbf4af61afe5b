import CatalogueManifest
import Foundation
import ProjectReader
import SourcePreparing

/// What reading a project tells before anything of it is compiled.
enum ReadingNews {
  /// A line for each program, and one for each kind of thing that is not at hand.
  ///
  /// - Parameter missing: what inputs do not have.
  static func lines(_ projects: [WidgetProject], _ missing: [MissingItem]) -> [String] {
    var lines = projects.map(line)
    let modules = Set(projects.flatMap(\.missingModules).map(\.name)).sorted()
    let packages = missing.filter { $0.kind == .package }.map(\.name)
    for (kind, names) in [("Packages", packages), ("Modules", modules)] where !names.isEmpty {
      lines.append("\(kind) not at hand: \(OutputFolder.list(names, limit: 12))")
    }
    return lines
  }

  /// `Widgets: 2 widgets (Clock, Tea), 12 files, 3 modules`
  private static func line(_ project: WidgetProject) -> String {
    let names = project.files.flatMap { $0.facts.types(conformingTo: "Widget") }.map(\.name)
    let list = names.isEmpty ? "" : " (\(OutputFolder.list(names, limit: 12)))"
    var parts = [
      Report.count(names.count, "widget") + list, Report.count(project.files.count, "file"),
    ]
    if !project.modules.isEmpty { parts.append(Report.count(project.modules.count, "module")) }
    return "\(project.name): \(parts.joined(separator: ", "))"
  }
}
