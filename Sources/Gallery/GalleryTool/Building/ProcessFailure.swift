import CLibrary
import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProcessRunning
import ProjectReader

/// What to say about a gallery program's process that did not end well.
struct ProcessFailure {
  /// The program's name for people.
  let name: String
  /// Its source files, relative to the input.
  let sources: [String]

  /// - Parameters:
  ///   - task: what it was doing, as in "while rendering Clock".
  ///   - limit: seconds it had.
  func diagnostic(_ end: ProgramEnd, of task: String, limit: Double) -> Diagnostic {
    switch end.outcome?.ending {
    case .timedOut, .signalled(SIGALRM):
      return Diagnostic(
        .widgetTimeout, "\(name) was stopped after \(Self.text(limit)) s while \(task).",
        hint: "Look for an endless loop, or a wait for something that never comes.",
        file: end.story?.position?.file, line: end.story?.position?.line)
    case .outOfMemory:
      return Diagnostic(
        .widgetOutOfMemory,
        "\(name) was stopped while \(task): it held more memory than any device has for a widget.",
        hint: "Look for a loop that never stops adding entries, or for pictures at full size.")
    case .outOfSpace:
      return Diagnostic(
        .widgetOutOfSpace,
        "\(name) was stopped while \(task): it wrote more files than a widget has room for.",
        hint: "Look for a loop that never stops writing.")
    case .signalled(let signal):
      return crash(signal, task, end.outcome?.errorText ?? "", end.story)
    case .exited(let code):
      let words =
        end.outcome?.errorText.split(separator: "\n").suffix(6).joined(separator: "\n") ?? ""
      return Diagnostic(
        .widgetExited, "\(name) ended with code \(code) while \(task).",
        hint: words.isEmpty ? "Does the widget call exit?" : words)
    case .notStarted(let reason):
      return Diagnostic(.programNotStarted, "\(name) could not be started: \(reason)")
    case nil:
      return Diagnostic(
        .programNotStarted, "\(name) could not be started: no room for its files.",
        hint: "Is the folder for temporary files full or read-only?")
    }
  }

  /// What to say of a picture that a process names and that it has not drawn.
  func foreign(_ render: Render, of widget: String, id: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .pictureRefused,
      "\(name) named a picture of \(widget) that is no file of its own drawing; it is left out.",
      hint: "Does the widget's code change the files that it is drawn into?")
    diagnostic.render = id
    return diagnostic
  }

  private func crash(
    _ signal: Int32, _ task: String, _ errors: String, _ story: CrashStory?
  ) -> Diagnostic {
    let message = TrapMessage(errors)
    if let name = message?.missingName {
      let position = story?.position ?? message.flatMap(position)
      return Diagnostic(
        .missingNameReached,
        "\(name) is missing, and \(self.name) needs it while \(task).",
        hint: "To have it, put Swift files that stand in for it beside the project and name them "
          + "under \"stubs\" in vitrine.json.",
        file: position?.file, line: position?.line, subject: name)
    }
    if let error = message?.uncompiled {
      let position = story?.position ?? message.flatMap(position)
      return Diagnostic(
        .widgetCrashed, "\(self.name) came to code that does not compile while \(task): \(error)",
        file: position?.file, line: position?.line)
    }
    // In what a macro made, a message counts lines in its own way.
    let isKnown = story.map { $0.owner != .unknown } ?? false
    let position = isKnown ? story?.position : message.flatMap(position)
    // What our code refuses in words, as Apple's does, is a mistake of who called it.
    if let story, story.owner == .vitrine, message?.isDeliberate != true {
      let reason = story.isEndless ? "endless recursion" : message?.reason ?? story.failure
      let own = story.ownPosition.map { " (\($0))" } ?? ""
      return Diagnostic(
        .vitrineCrashed,
        "Vitrine failed while \(task): \(reason ?? Self.words(signal))\(own).",
        hint:
          "This is a fault of Vitrine, not of \(name): please report it, with the code at hand.",
        file: position?.file, line: position?.line)
    }
    let (reason, hint) = reason(signal, message, story)
    return Diagnostic(
      .widgetCrashed, "\(name) crashed while \(task): \(reason)", hint: hint,
      file: position?.file, line: position?.line)
  }

  /// What went wrong, and what to look for.
  private func reason(
    _ signal: Int32, _ message: TrapMessage?, _ story: CrashStory?
  ) -> (String, String) {
    if story?.isEndless == true {
      return ("endless recursion", "The code at this line calls itself again and again.")
    }
    if story?.isStackOverflow == true {
      return ("its stack is full", "Look for values that are very large or very deeply nested.")
    }
    let trap = "A trap in widget code: a force-unwrapped nil, an index out of range …"
    if let reason = message?.reason ?? story?.failure { return (reason, trap) }
    let traps = [SIGILL, SIGTRAP, SIGABRT, SIGFPE]
    if traps.contains(signal) { return (Self.words(signal), trap) }
    if [SIGSEGV, SIGBUS].contains(signal) {
      return (
        Self.words(signal), "Often endless recursion, or a pointer used after its memory was freed."
      )
    }
    return (Self.words(signal), "The widget did not end by itself.")
  }

  /// The position that the message of a trap names, if it is one of the widget's.
  private func position(_ message: TrapMessage) -> SourceIndex.Position? {
    guard let file = message.file, let line = message.line else { return nil }
    let known = sources.filter { $0 == file || $0.hasSuffix("/" + file) }
    return known.count == 1 ? SourceIndex.Position(file: known[0], line: line) : nil
  }

  /// What a signal means.
  static func words(_ signal: Int32) -> String {
    let known: [Int32: String] = [
      SIGILL: "it came to a trap", SIGTRAP: "it came to a trap", SIGABRT: "it gave up",
      SIGSEGV: "it touched memory that is not there", SIGBUS: "it touched memory that is not there",
      SIGFPE: "it calculated what has no result",
      SIGKILL: "it was killed from outside, perhaps as the machine had no memory left",
      SIGXCPU: "it used up its processor time", SIGXFSZ: "it wrote a file that is too large",
      SIGSYS: "it asked the system for what widgets may not do",
      SIGPIPE: "it wrote to nobody", SIGTERM: "it was told to end", SIGINT: "it was interrupted",
      SIGHUP: "it was told to end",
    ]
    return "\(known[signal] ?? "it was ended") (signal \(signal))"
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}

extension Rule {
  static let widgetCrashed = Rule(
    "widget-crashed", fault: .widget, .error, "The widget crashed",
    why: "A device shows its placeholder instead.",
    remedy: "Look at the line that is named.")
  static let missingNameReached = Rule(
    "missing-name-reached", fault: .widget, .error, "The widget came to a name that is missing",
    why: "The code that needs it was left out, so that what is drawn from then on is missing.",
    remedy: "Give a stand-in for the name: Swift files under \"stubs\" in vitrine.json.")
  static let widgetExited = Rule(
    "widget-exited", fault: .widget, .error, "The widget ended its program",
    why: "What was to be drawn after that is missing.",
    remedy: "Look for a call of exit.")
  static let widgetTimeout = Rule(
    "widget-timeout", fault: .widget, .error, "The widget did not come to an end in time",
    why: "A device gives up too, and shows what it had.",
    remedy: "Look for an endless loop, or a wait for something that never comes; "
      + "--time-limit gives more time.")
  static let widgetOutOfMemory = Rule(
    "widget-out-of-memory", fault: .widget, .error,
    "The widget held more memory than any device has for it",
    why: "A device ends it and shows its placeholder.",
    remedy: "Look for a loop that never stops adding entries, or for pictures at full size.")
  static let widgetOutOfSpace = Rule(
    "widget-out-of-space", fault: .widget, .error,
    "The widget wrote more files than it has room for",
    why: "It was stopped before it filled the disk.",
    remedy: "Look for a loop that never stops writing.")
  static let pictureRefused = Rule(
    "picture-refused", fault: .widget, .error, "A process named a picture that it has not drawn",
    why: "The picture is left out: it could be anybody's file.",
    remedy: "See whether the widget's code changes the files that it is drawn into.")
  static let vitrineCrashed = Rule(
    "vitrine-crashed", fault: .vitrine, .error, "Vitrine failed while it drew a widget",
    why: "This is a fault of Vitrine, not of the widget, whose pictures are missing.",
    remedy: "Please report it, with the code at hand.")
  static let programNotStarted = Rule(
    "program-not-started", fault: .machine, .error, "A compiled program could not be started",
    why: "Its widgets are not drawn.",
    remedy: "Check free space and permissions of the folder for temporary files.")
}
