import DiagnosticRecords

/// How a command ends (Sources/README.md, exit codes).
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything is as it should be.
  case success = 0
  /// Differences, or checks that failed.
  case differences = 1
  /// The command, a configuration file or the machine is wrong.
  case usage = 2
  /// Something did not render. Dominates `differences`.
  case renderFailure = 3
  /// Nothing matched.
  case nothing = 4
  /// Pictures differ only as more can be drawn than when they were recorded.
  case filledIn = 5
  /// A fault of Vitrine itself.
  case internalError = 70

  /// For people.
  var meaning: String {
    switch self {
    case .success: "everything is as it should be"
    case .differences: "pictures differ from the snapshots, or a check failed"
    case .usage: "the command line, an input, an output, a setting or the machine is wrong"
    case .renderFailure: "something did not compile or render (whether or not pictures differ)"
    case .nothing: "nothing matched: no widgets in the inputs, or none that the filter lets through"
    case .filledIn:
      "pictures differ from the snapshots only as names that were missing are there now"
    case .internalError: "a fault of Vitrine itself"
    }
  }

  /// Which code a run has that several are true of: the one furthest to the end counts.
  private static let weights: [ExitCode] = [
    .success, .filledIn, .differences, .nothing, .renderFailure, .usage, .internalError,
  ]

  /// The graver of two.
  func and(_ other: ExitCode) -> ExitCode {
    Self.weights.last { $0 == self || $0 == other } ?? self
  }

  /// The code for one problem: an error ends as it is whose fault it is.
  static func of(_ diagnostic: Diagnostic) -> ExitCode {
    guard diagnostic.severity == .error else { return .success }
    switch diagnostic.fault {
    case .widget: return .renderFailure
    case .design: return .differences
    case .input, .machine: return .usage
    case .nothing: return .nothing
    case .vitrine: return .internalError
    }
  }

  /// The gravest code of some problems.
  static func of(_ diagnostics: [Diagnostic]) -> ExitCode {
    diagnostics.reduce(.success) { $0.and(of($1)) }
  }
}
