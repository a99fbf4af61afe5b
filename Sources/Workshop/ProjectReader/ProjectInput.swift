package import Foundation
import WidgetSettings

/// What was asked to be drawn, by what lies at a path.
package enum ProjectInput: Hashable, Sendable {
  /// A folder of Swift files.
  case folder(URL)
  /// Xcode projects, and packages that a workspace shows beside them.
  case xcode(projects: [URL], packages: [URL], root: URL)
  /// A folder with a `Package.swift`.
  case package(URL)

  /// Looks at a path: a project, a workspace, a folder that holds one (itself or in `ios`, where
  /// cross-platform tools put it), a package, or else a folder of Swift files.
  package static func find(_ input: URL) -> ProjectInput {
    let url = input.standardizedFileURL
    switch url.pathExtension {
    case "xcodeproj":
      return .xcode(projects: [url], packages: [], root: url.deletingLastPathComponent())
    case "xcworkspace": return workspace(url)
    case "pbxproj": return find(url.deletingLastPathComponent())
    default: break
    }
    if url.lastPathComponent == "Package.swift" { return find(url.deletingLastPathComponent()) }
    if settings(in: url)?[.sources].isEmpty == false { return .folder(url) }
    for folder in [url, url.appendingPathComponent("ios")] {
      if let found = xcode(in: folder) { return found }
    }
    let manifest = url.appendingPathComponent("Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path) ? .package(url) : .folder(url)
  }

  private static func settings(in folder: URL) -> ProjectSettings? {
    SettingsReader.read(in: folder, named: ProjectSettings.fileName)?.settings
  }

  /// The folder's one workspace if it shows projects, else its projects.
  private static func xcode(in folder: URL) -> ProjectInput? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    func all(_ suffix: String) -> [URL] {
      names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted()
        .map(folder.appendingPathComponent)
    }
    let workspaces = all(".xcworkspace")
    if workspaces.count == 1, case .xcode(let projects, let packages, _) = workspace(workspaces[0]),
      !projects.isEmpty
    {
      return .xcode(projects: projects, packages: packages, root: folder)
    }
    let projects = all(".xcodeproj")
    return projects.isEmpty ? nil : .xcode(projects: projects, packages: [], root: folder)
  }

  /// The one project in the folders of a folder and theirs; nil if there are several, or if the
  /// folder's settings list its sources.
  static func onlyProject(below folder: URL) -> ProjectInput? {
    guard settings(in: folder)?[.sources].isEmpty != false else { return nil }
    func entries(_ folder: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "node_modules" }
        .map(folder.appendingPathComponent)
    }
    let inner = entries(folder).filter { $0.pathExtension.isEmpty }.flatMap(entries)
    let found = (inner + inner.filter { $0.pathExtension.isEmpty }.flatMap(entries))
      .filter { $0.pathExtension == "xcodeproj" }
    return found.count == 1
      ? .xcode(projects: found, packages: [], root: folder.standardizedFileURL) : nil
  }

  private static func workspace(_ url: URL) -> ProjectInput {
    let references = WorkspaceFile(url).references
    let packages = references.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    return .xcode(
      projects: references.filter { $0.pathExtension == "xcodeproj" }, packages: packages,
      root: url.deletingLastPathComponent())
  }
}
