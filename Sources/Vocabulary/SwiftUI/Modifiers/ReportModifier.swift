package import DiagnosticRecords
package import ViewGraph

/// A modifier that a picture cannot follow: the view is drawn as it is, and that is said.
package struct ReportModifier: PrimitiveModifier {
  private let problem: Diagnostic

  package init(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, hint: String
  ) { problem = Diagnostic(severity, rule, message, hint: hint) }

  /// An action that a picture never calls.
  package init(uncalled name: String) {
    self.init(
      .note, "action-not-called", "\(name) is never called: a widget is drawn once.",
      hint: "Let the timeline provider prepare what the view shows.")
  }

  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    resolver.session.report(problem)
    base._resolve(resolver)
  }
}
