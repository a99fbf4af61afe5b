import DiagnosticRecords

extension HostDiagnostics {
  /// Tells that a stand-in for a framework answered with nothing where a device would look or ask.
  ///
  /// - Parameters:
  ///   - framework: the module that was asked.
  ///   - answer: what it answered, as the rest of a sentence that begins with its name.
  ///   - hint: what to do about it.
  package static func reportInert(
    _ framework: String, _ answer: String,
    hint: String = "A #Preview with entries of your own shows the widget with data."
  ) {
    report(
      Diagnostic(
        .inertFramework, "\(framework) is a stand-in here: \(answer).", hint: hint,
        subject: framework))
  }
}

extension Rule {
  static let inertFramework = Rule(
    "inert-framework", fault: .vitrine, .note, "A framework is a stand-in here",
    why: "Its data is not on this machine, so it answers with nothing.",
    remedy: "Show the widget with data of its own: a #Preview with entries.")
}
