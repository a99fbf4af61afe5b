package import DaySimulation
package import DiagnosticRecords

/// What a gallery program answers to `simulate`.
package struct DayAnswer: Codable, Sendable {
  package var log: DayLog
  /// What was found on the way, each of a widget.
  package var diagnostics: [Diagnostic]
}
