/// Paths of files as a manifest gives them, which anybody may have written.
package enum CataloguePath {
  /// Whether a path cannot lead out of its catalogue's folder.
  package static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\\") }
  }
}
