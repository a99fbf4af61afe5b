import BuildCaching
import DiagnosticRecords
import ProcessRunning

extension Diagnostic {
  static func sdkNotBuilt(_ outcome: ChildProcess.Outcome) -> Diagnostic {
    Diagnostic(
      .sdkNotBuilt, "Vitrine's own modules could not be compiled.",
      hint: tail(outcome))
  }

  static func programNotBuilt(_ outcome: ChildProcess.Outcome) -> Diagnostic {
    Diagnostic(
      .programNotBuilt, "The compiler failed without naming a line of the source.",
      hint: tail(outcome))
  }

  static func buildFolderUnusable(_ error: any Error, _ path: String) -> Diagnostic {
    Diagnostic(
      .cacheUnusable, "The build folder \(path) cannot be used: \(error)",
      hint: "Check its permissions and free space, or set VITRINE_CACHE to another folder.")
  }

  /// The last lines a program printed, or how it ended.
  private static func tail(_ outcome: ChildProcess.Outcome) -> String {
    let lines = (outcome.outputText + outcome.errorText).split(whereSeparator: \.isNewline)
    if lines.isEmpty { return "It ended with \(outcome.ending)." }
    return lines.suffix(6).joined(separator: "\n")
  }
}

extension Rule {
  static let sdkNotBuilt = Rule(
    "sdk-not-built", fault: .vitrine, .error, "Vitrine's own modules do not compile",
    why: "Widget code is compiled against them, so nothing can be drawn.",
    remedy: "Run vitrine doctor, and report what the compiler says.")
  static let programNotBuilt = Rule(
    "program-not-built", fault: .widget, .error, "The compiler failed without naming a line",
    why: "The widgets of the target are not drawn.",
    remedy: "See what it printed last; the line before often names the file.")
}
