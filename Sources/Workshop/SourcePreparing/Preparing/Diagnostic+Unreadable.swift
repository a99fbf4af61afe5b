package import DiagnosticRecords

extension Diagnostic {
  /// - Parameter path: a file of the project, as messages call it.
  package static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      .fileUnreadable, "\(path) cannot be read.", hint: "Check its permissions.",
      file: path)
  }
}

extension Rule {
  package static let fileUnreadable = Rule(
    "file-unreadable", fault: .widget, .error, "A source file cannot be read",
    why: "It is left out, so what it declares is missing.",
    remedy: "Check its permissions, and save it as UTF-8.")
}
