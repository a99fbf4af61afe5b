package import Foundation
import WidgetSettings

/// What was asked to be drawn, by what lies at a path.
package enum ProjectInput: Hashable, Sendable {
  /// A folder of Swift files.
  case folder(URL)
  case xcode(XcodeInput)
  /// A folder with a `Package.swift`.
  case package(URL)

  /// Looks at a path: a project, a workspace, what XcodeGen or Tuist make one of, a folder that
  /// holds one (itself or in `ios`, where cross-platform tools put it), a package, or else a folder
  /// of Swift files.
  package static func find(_ input: URL) -> ProjectInput {
    let url = input.standardizedFileURL
    switch url.pathExtension {
    case "xcodeproj": return .xcode(XcodeInput(project: url))
    case "xcworkspace": return .xcode(XcodeInput(workspace: url))
    case "pbxproj": return find(url.deletingLastPathComponent())
    case "yml", "yaml":
      return .xcode(XcodeInput(projects: [url], root: XcodeGenSpec.root(of: url)))
    default: break
    }
    if url.lastPathComponent == "Package.swift" { return find(url.deletingLastPathComponent()) }
    if url.lastPathComponent == TuistManifest.fileName {
      return find(url.deletingLastPathComponent())
    }
    if listsSources(url) { return .folder(url) }
    for folder in [url, url.appendingPathComponent("ios")] {
      if let found = XcodeInput(folder: folder) { return .xcode(found) }
    }
    return PackageReferences.isPackage(url) ? .package(url) : .folder(url)
  }

  /// Whether a folder's settings say which files are meant, so that projects do not count.
  static func listsSources(_ folder: URL) -> Bool {
    let settings = SettingsReader.read(in: folder, named: ProjectSettings.fileName)?.settings
    return settings?[.sources].isEmpty == false
  }
}
