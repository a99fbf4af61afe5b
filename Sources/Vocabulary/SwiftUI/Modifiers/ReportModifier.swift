package import DiagnosticRecords
package import ViewGraph

/// A modifier that a picture cannot follow: the view is drawn as it is, and that is said.
package struct ReportModifier: PrimitiveModifier {
  private let problem: Diagnostic

  package init(_ rule: Rule, _ message: String, hint: String) {
    problem = Diagnostic(rule, message, hint: hint)
  }

  /// An action that a picture never calls.
  package init(uncalled name: String) {
    problem = Self.uncalled(name)
  }

  /// What to say of it.
  package static func uncalled(_ name: String) -> Diagnostic {
    Diagnostic(
      .actionNotCalled, "\(name) is never called: a widget is drawn once.",
      hint: "Let the timeline provider prepare what the view shows.")
  }

  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    resolver.session.report(problem)
    base._resolve(resolver)
  }
}

extension Rule {
  static let actionNotCalled = Rule(
    "action-not-called", fault: .widget, .note, "An action of a view is never called",
    why: "A widget is drawn once, on a device too.",
    remedy: "Let the timeline provider prepare what the view shows.")
}
