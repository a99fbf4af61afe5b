import DiagnosticRecords

/// Why the text of a predicate or expression is not read.
enum PredicateProblem: Error, Equatable {
  /// It means nothing on Apple's systems either.
  case malformed(String)
  /// Apple's systems know it.
  case unsupported(String)

  func report(_ format: String) {
    switch self {
    case .malformed(let words):
      HostDiagnostics.report(
        Diagnostic(
          .predicateMalformed, "The predicate “\(format)” cannot be read: \(words).",
          hint: "On a device it ends the program."))
    case .unsupported(let words):
      HostDiagnostics.report(
        Diagnostic(
          .predicateUnsupported,
          "The predicate “\(format)” uses \(words), which is not read here; everything fits it.",
          hint: "Use NSPredicate(block:), or filter in Swift."))
    }
  }
}

extension Rule {
  static let predicateMalformed = Rule(
    "predicate-malformed", fault: .widget, .warning, "A predicate's text cannot be read",
    why: "On a device such a text ends the program; here everything fits it.",
    remedy: "Correct the text, or use NSPredicate(block:).")
  static let predicateUnsupported = Rule(
    "predicate-unsupported", fault: .vitrine, .warning,
    "A predicate uses what is not read here",
    why: "Everything fits it, so that more may be shown than on a device.",
    remedy: "Use NSPredicate(block:), or filter in Swift.")
}
