/// Paths of files as a manifest gives them, which anybody may have written.
package enum CataloguePath {
  /// Whether a path cannot lead out of its catalogue's folder, whatever is made of its text.
  package static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
        && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
    }
  }
}
