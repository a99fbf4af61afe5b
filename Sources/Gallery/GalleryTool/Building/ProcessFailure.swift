import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader

/// What to say about a gallery program's process that did not end well.
struct ProcessFailure {
  /// The program's name for people.
  let name: String
  /// Its source files, relative to the input.
  let sources: [String]

  /// - Parameters:
  ///   - outcome: nil if not even its folder could be made.
  ///   - task: what it was doing, as in "while rendering Clock".
  ///   - limit: seconds it had.
  func diagnostic(_ outcome: ChildProcess.Outcome?, of task: String, limit: Double) -> Diagnostic {
    switch outcome?.ending {
    case .timedOut:
      return Diagnostic(
        .error, "widget-timeout", "\(name) was stopped after \(Self.text(limit)) s while \(task).",
        hint: "Look for an endless loop, or a wait for something that never comes.")
    case .outOfMemory:
      return Diagnostic(
        .error, "widget-out-of-memory",
        "\(name) was stopped while \(task): it held more memory than any device has for a widget.",
        hint: "Look for a loop that never stops adding entries, or for pictures at full size.")
    case .outOfSpace:
      return Diagnostic(
        .error, "widget-out-of-space",
        "\(name) was stopped while \(task): it wrote more files than a widget has room for.",
        hint: "Look for a loop that never stops writing.")
    case .signalled(let signal):
      return crash(signal, task, outcome?.errorText ?? "")
    case .exited(let code):
      let words = outcome?.errorText.split(separator: "\n").suffix(6).joined(separator: "\n") ?? ""
      return Diagnostic(
        .error, "widget-exited", "\(name) ended with code \(code) while \(task).",
        hint: words.isEmpty ? "Does the widget call exit?" : words)
    case .notStarted(let reason):
      return Diagnostic(.error, "program-not-started", "\(name) could not be started: \(reason)")
    case nil:
      return Diagnostic(
        .error, "program-not-started", "\(name) could not be started: no room for its files.",
        hint: "Is the folder for temporary files full or read-only?")
    }
  }

  /// What to say of a picture that a process names and that it has not drawn.
  func foreign(_ render: Render, of widget: String, id: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, "picture-refused",
      "\(name) named a picture of \(widget) that is no file of its own drawing; it is left out.",
      hint: "Does the widget's code change the files that it is drawn into?")
    diagnostic.render = id
    return diagnostic
  }

  private func crash(_ signal: Int32, _ task: String, _ errors: String) -> Diagnostic {
    let message = errors.split(separator: "\n").first { $0.contains("atal error") }
    let place = message.flatMap { CrashPlace($0, sources: sources) }
    let reason = place?.reason ?? message.map(String.init)
    return Diagnostic(
      .error, "widget-crashed",
      "\(name) crashed while \(task)\(reason.map { ": \($0)" } ?? " (signal \(signal)).")",
      hint: signal == SIGSEGV && reason == nil
        ? "Often endless recursion: a view whose body contains itself."
        : "A trap in widget code: a force-unwrapped nil, an index out of range …",
      file: place?.file, line: place?.line)
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
