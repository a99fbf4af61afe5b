import Foundation

/// What paths of a project description start from.
struct TuistPaths {
  /// The folder of the description.
  let folder: URL
  /// That of the repository.
  let root: URL

  /// A path as seen from the folder of the description; nil if it is not known.
  func path(_ value: TuistValue?) -> String? {
    guard let value else { return nil }
    switch value {
    case .call("relativeToRoot", let arguments): return fromRoot(arguments.first?.value.text)
    case .call("file", let arguments), .call("relativeToManifest", let arguments),
      .call("relativeToCurrentFile", let arguments), .call("glob", let arguments),
      .call("folderReference", let arguments), .call("coreDataModel", let arguments):
      return path(arguments.first?.value)
    default:
      guard let text = value.text else { return nil }
      return text.hasPrefix("//") ? fromRoot(String(text.dropFirst(2))) : text
    }
  }

  private func fromRoot(_ path: String?) -> String? {
    path.map { DiskPath.relative(root.appendingPathComponent($0), to: folder) }
  }
}
