import DiagnosticRecords

/// The end of a command that cannot go on, with the reasons.
struct Stop: Error {
  let diagnostics: [Diagnostic]
  let exitCode: ExitCode

  /// - Parameter exitCode: nil to follow the diagnostics.
  init(_ diagnostics: [Diagnostic], exitCode: ExitCode? = nil) {
    self.diagnostics = diagnostics
    self.exitCode = exitCode ?? .of(diagnostics)
  }
}
