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
      return nestedProjects(folder, request) ?? FolderReader.read(folder, request)
    case .xcode(let found):
      let result = XcodeReader.read(found, request)
      return elsewhere(input, found, result, request) ?? result
    case .package(let folder):
      // Its targets may have no widgets, while an example app in a folder of it has.
      let package = PackageReader.read(folder, request)
      let isUnreadable = package?.diagnostics.contains { $0.breaks(.packageUnreadable) } == true
      if let package, !isUnreadable { return package }
      var others = nestedProjects(folder, request) ?? FolderReader.read(folder, request)
      others.diagnostics = (package?.diagnostics ?? []) + others.diagnostics
      return others
    }
  }

  /// Widgets that lie in a folder whose projects build none or were not written down: those of
  /// projects further down, or of no project, as a target may be about to be made, or by a tool
  /// that has not run. Nil if there are none, or if a project or target was asked for.
  private static func elsewhere(
    _ input: URL, _ found: XcodeInput, _ read: ReadResult, _ request: ReadRequest
  ) -> ReadResult? {
    guard !found.projects.contains(where: { $0.path == input.standardizedFileURL.path }),
      !input.pathExtension.hasPrefix("xc"), request.wishes[.targets].isEmpty,
      !found.isWritten || read.diagnostics.contains(where: { $0.breaks(.noWidgetsFound) })
    else { return nil }
    if let nested = nestedProjects(input, without: found.projects, request) { return nested }
    var loose = FolderReader.read(input, request)
    guard !loose.projects.isEmpty else { return nil }
    loose.diagnostics.insert(.widgetsOutsideProject(loose.projects.map(\.name)), at: 0)
    return loose
  }

  /// What the projects in folders further down hold; nil if that is no widgets.
  private static func nestedProjects(
    _ folder: URL, without others: [URL] = [], _ request: ReadRequest
  ) -> ReadResult? {
    guard !ProjectInput.listsSources(folder), var found = XcodeInput(below: folder) else {
      return nil
    }
    found.projects.removeAll { project in others.contains { $0.path == project.path } }
    guard !found.projects.isEmpty else { return nil }
    let result = XcodeReader.read(found, request)
    return result.diagnostics.contains { $0.breaks(.noWidgetsFound) } ? nil : result
  }
}
