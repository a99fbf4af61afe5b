import CLibrary
import DiagnosticRecords
import Foundation
import Testing

@testable import GalleryTool
@testable import ProcessRunning

@Suite struct ProcessFailureTests {
  private func diagnostic(
    _ ending: ChildProcess.Ending, errors: String = "", frames: [UInt64] = [],
    overflow: Bool = false
  ) -> Diagnostic {
    let lines: [UInt64: [CrashSymbols.Line]] = [
      1: [CrashSymbols.Line(function: "f", file: "/in/Clock.swift", line: 12)],
      2: [CrashSymbols.Line(function: "g", file: "/v/Sources/Engine/A/B.swift", line: 3)],
    ]
    var end = ProgramEnd(
      ChildProcess.Outcome(ending: ending, errors: Array(errors.utf8)), trace: nil,
      of: URL(fileURLWithPath: "/p"), symbols: nil, files: [:])
    if !frames.isEmpty {
      end.story = CrashStory(
        CrashTrace(
          frames: frames.map { CrashTrace.Frame(offset: $0, library: nil) },
          isStackOverflow: overflow), lines, files: ["/in/Clock.swift": "Clock.swift"])
    }
    return ProcessFailure(name: "Clocks", sources: ["Clock.swift"])
      .diagnostic(end, of: "rendering Clock", limit: 5)
  }

  @Test func `A trap in a library is told at the widget's line, in its own words`() {
    let found = diagnostic(
      .signalled(SIGILL), errors: "Swift/Array.swift:692: Fatal error: Index out of range\n",
      frames: [9, 1])
    #expect((found.file, found.line) == ("Clock.swift", 12))
    #expect(found.rule == "widget-crashed")
    #expect(
      found.message == "Clocks crashed while rendering Clock: Fatal error: Index out of range")
  }

  @Test func `Code that was left out is told by the name that it lacks, or by its error`() {
    let missing = diagnostic(
      .signalled(SIGILL), errors: "A/B.swift:1: Fatal error: Missing name: Feed\n", frames: [1])
    #expect(missing.rule == "missing-name-reached" && missing.subject == "Feed")
    let error = diagnostic(
      .signalled(SIGILL), errors: "A/B.swift:1: Fatal error: Missing name: error: extra 'a'\n",
      frames: [1])
    #expect(error.rule == "widget-crashed" && error.line == 12 && error.subject == nil)
    #expect(
      error.message
        == "Clocks came to code that does not compile while rendering Clock: extra 'a'")
  }

  @Test func `Without a trace no file of a library is named`() {
    let found = diagnostic(
      .signalled(SIGILL), errors: "Swift/Array.swift:692: Fatal error: Index out of range\n")
    #expect(found.file == nil && found.message.hasSuffix("Index out of range"))
    #expect(diagnostic(.signalled(SIGILL), errors: "M/Clock.swift:7: Fatal error: x").line == 7)
  }

  @Test(arguments: [("A.swift", "Sub/A.swift"), ("B.swift", nil), ("C.swift", nil)])
  func `Without a trace a file is named if just one of the widget's is called so`(
    _ name: String, _ expected: String?
  ) {
    let end = ProgramEnd(
      ChildProcess.Outcome(
        ending: .signalled(SIGILL), errors: Array("M/\(name):7: Fatal error: Oh: no".utf8)),
      trace: nil, of: URL(fileURLWithPath: "/p"), symbols: nil, files: [:])
    let found = ProcessFailure(name: "P", sources: ["B.swift", "Other/B.swift", "Sub/A.swift"])
      .diagnostic(end, of: "drawing", limit: 1)
    #expect(found.file == expected && found.message.hasSuffix("Fatal error: Oh: no"))
  }

  @Test func `What our code refuses in words is no fault of ours`() {
    func rule(_ errors: String) -> String {
      diagnostic(.signalled(SIGILL), errors: errors, frames: [9, 2, 1]).rule
    }
    #expect(rule("SwiftUI/ObservedObjects.swift:65: Fatal error: No Model.") == "widget-crashed")
    #expect(rule("Swift/Array.swift:692: Fatal error: Index out of range") == "vitrine-crashed")
    #expect(rule("") == "vitrine-crashed")
  }

  @Test func `Endless recursion is named where the widget takes part in it`() {
    let widget = diagnostic(
      .signalled(SIGSEGV), frames: Array(repeating: 1, count: 20), overflow: true)
    #expect(widget.message.hasSuffix("endless recursion") && widget.line == 12)
    let ours = diagnostic(
      .signalled(SIGSEGV), frames: Array(repeating: 2, count: 20), overflow: true)
    #expect(ours.rule == "vitrine-crashed" && ours.severity == .error)
    #expect(ours.message.contains("Sources/Engine/A/B.swift:3"))
    #expect(ours.hint?.contains("fault of Vitrine, not of Clocks") == true)
  }

  @Test(arguments: [SIGKILL, SIGSYS, SIGXCPU, SIGPIPE, SIGTERM, SIGUSR1])
  func `Each signal has words and its number`(_ signal: Int32) {
    let message = diagnostic(.signalled(signal)).message
    #expect(message.hasSuffix("(signal \(signal))") && !message.contains(": (signal"))
  }

  @Test func `An alarm is a time that was up`() {
    let found = diagnostic(.signalled(SIGALRM), frames: [9, 1])
    #expect(found.rule == "widget-timeout" && found.line == 12)
  }
}
