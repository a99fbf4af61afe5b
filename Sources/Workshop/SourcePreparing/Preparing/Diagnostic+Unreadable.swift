package import DiagnosticRecords

extension Diagnostic {
  /// - Parameter path: a file of the project, as messages call it.
  package static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "file-unreadable", "\(path) cannot be read.", hint: "Check its permissions.",
      file: path)
  }
}
