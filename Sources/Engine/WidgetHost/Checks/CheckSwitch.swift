package import DiagnosticRecords

/// What a project wants of a check.
package enum CheckSwitch: String, Codable, Hashable, Sendable, CaseIterable {
  /// As the rule says.
  case on
  case off
  /// The findings matter this much.
  case note, warning, error

  /// How much findings matter; nil where the check does not run.
  package func severity(of rule: Rule) -> Diagnostic.Severity? {
    switch self {
    case .on: rule.severity
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
