import DiagnosticRecords
package import Foundation

/// Finds the widget programs of an input, whatever it is.
package enum InputReader {
  /// - Parameter input: an Xcode project or workspace, a folder that holds one, a Swift package, or
  ///   a folder of Swift files.
  package static func read(_ input: URL, _ request: ReadRequest) -> ReadResult {
    switch ProjectInput.find(input) {
    case .folder(let folder):
      return nestedProject(folder, request) ?? FolderReader.read(folder, request)
    case .xcode(let projects, let packages, let root):
      return XcodeReader.read(projects, packages: packages, root: root, request)
    case .package(let folder):
      // Its targets may have no widgets, while an example app in a folder of it has.
      return PackageReader.read(folder, request) ?? nestedProject(folder, request)
        ?? FolderReader.read(folder, request)
    }
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
