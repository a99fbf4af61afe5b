package import DiagnosticRecords

/// Tells the user's own problems from those of something that is missing, and those from what only
/// follows from it.
package struct ProblemOrigins: Sendable {
  /// What is behind a problem.
  package enum Origin: Hashable, Sendable {
    /// Nothing missing is known to be behind it.
    case own
    /// It names what is missing.
    case missing(MissingItem.Kind)
    /// What the code needs was left out or not compiled, as what that needs is missing.
    case consequence
  }

  private let kinds: [String: MissingItem.Kind]
  private let isRefused: Bool

  package init(_ missing: [MissingItem]) {
    let named = missing.filter { $0.kind != .consequence }
    kinds = Dictionary(named.map { ($0.name, $0.kind) }) { first, _ in first }
    isRefused = named.contains { $0.positions.contains { $0.left == "error" } }
  }

  /// Where a diagnostic comes from. Where a program did not compile for want of a name, all else
  /// that the compiler said is taken for a consequence.
  package func origin(of diagnostic: Diagnostic) -> Origin {
    if let subject = diagnostic.subject {
      if let kind = kinds[subject] { return .missing(kind) }
      if subject.isEmpty { return .consequence }
    }
    let isOfCompiler =
      diagnostic.severity == .error && diagnostic.fault == .widget && diagnostic.render == nil
      && diagnostic.file != nil
    return isRefused && isOfCompiler ? .consequence : .own
  }
}
