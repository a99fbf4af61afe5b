import DiagnosticRecords
package import Foundation
import WidgetSettings

/// Finds the widget programs of an input, whatever it is.
package enum InputReader {
  /// - Parameter input: an Xcode project or workspace, a folder that holds one, a Swift package, or
  ///   a folder of Swift files.
  package static func read(_ input: URL, _ request: ReadRequest) -> ReadResult {
    switch ProjectInput.find(input) {
    case .folder(let folder):
      return nestedProject(folder, request) ?? FolderReader.read(folder, request)
    case .xcode(let projects, let packages, let root):
      let result = XcodeReader.read(projects, packages: packages, root: root, request)
      return withoutProject(input, result, request) ?? result
    case .package(let folder):
      // Its targets may have no widgets, while an example app in a folder of it has.
      return PackageReader.read(folder, request) ?? nestedProject(folder, request)
        ?? FolderReader.read(folder, request)
    }
  }

  /// Widgets that lie in a folder whose projects build none: a target may be about to be made, or
  /// by a tool that has not run. Nil if there are none, or if a project or target was asked for.
  private static func withoutProject(
    _ input: URL, _ read: ReadResult, _ request: ReadRequest
  ) -> ReadResult? {
    guard
      input.standardizedFileURL.path == read.root.standardizedFileURL.path
        || input.appendingPathComponent("ios").standardizedFileURL.path
          == read.root.standardizedFileURL.path,
      request.wishes[.targets].isEmpty,
      read.diagnostics.contains(where: { $0.breaks(.noWidgetsFound) })
    else { return nil }
    var loose = FolderReader.read(read.root, request)
    guard !loose.projects.isEmpty else { return nil }
    loose.diagnostics.insert(.widgetsOutsideProject(loose.projects.map(\.name)), at: 0)
    return loose
  }

  /// What the one project in folders further down holds; nil if that is no widgets.
  private static func nestedProject(_ folder: URL, _ request: ReadRequest) -> ReadResult? {
    guard
      case .xcode(let projects, let packages, let root)? = ProjectInput.onlyProject(below: folder)
    else { return nil }
    let result = XcodeReader.read(projects, packages: packages, root: root, request)
    return result.diagnostics.contains { $0.breaks(.noWidgetsFound) } ? nil : result
  }
}
