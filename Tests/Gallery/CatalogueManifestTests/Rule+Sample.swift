import DiagnosticRecords

extension Rule {
  static let sample = Rule("w", fault: .widget, .warning, "W", why: "W.", remedy: "W.")
}
