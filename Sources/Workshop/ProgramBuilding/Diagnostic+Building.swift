import DiagnosticRecords
import ProcessRunning

extension Diagnostic {
  static func sdkNotBuilt(_ outcome: ChildProcess.Outcome) -> Diagnostic {
    Diagnostic(
      .error, "sdk-not-built", "Vitrine's own modules could not be compiled.",
      hint: tail(outcome))
  }

  static func programNotBuilt(_ outcome: ChildProcess.Outcome) -> Diagnostic {
    Diagnostic(
      .error, "program-not-built", "The compiler failed without naming a place in the source.",
      hint: tail(outcome))
  }

  static func buildFolderUnusable(_ error: any Error, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, "cache-unusable", "The build folder \(path) cannot be used: \(error)",
      hint: "Check its permissions and free space, or set VITRINE_CACHE to another folder.")
  }

  /// The last lines a program printed, or how it ended.
  private static func tail(_ outcome: ChildProcess.Outcome) -> String {
    let lines = (outcome.outputText + outcome.errorText).split(whereSeparator: \.isNewline)
    if lines.isEmpty { return "It ended with \(outcome.ending)." }
    return lines.suffix(6).joined(separator: "\n")
  }
}
