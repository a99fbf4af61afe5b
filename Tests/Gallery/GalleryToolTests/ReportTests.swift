import DiagnosticRecords
import Testing

@testable import GalleryTool

extension Rule {
  fileprivate static let e = Rule("e", fault: .widget, .error, "E", why: "E.", remedy: "E.")
  fileprivate static let w = Rule("w", fault: .widget, .warning, "W", why: "W.", remedy: "W.")
  fileprivate static let n = Rule("n", fault: .widget, .note, "N", why: "N.", remedy: "N.")
}

/// The end of a run in words.
struct ReportTests {
  @Test("Problems are told by rule, errors first, each with position and way out")
  func tells() {
    let diagnostics = [
      Diagnostic(.w, "Odd.", file: "A.swift", line: 2, render: "App/Clock/a"),
      Diagnostic(.n, "Never mind."),
      Diagnostic(.e, "Bad.", hint: "Mend it.", file: "B.swift"),
      Diagnostic(.w, "Odd.", file: "A.swift", line: 2, render: "App/Tea/a"),
    ]
    #expect(
      Report.lines(diagnostics) == [
        "B.swift: error: Bad. [e]\n  Mend it.", "A.swift:2: warning: Odd. [w]", "  In Clock, Tea.",
      ])
  }

  @Test("Of many problems of a rule some are spelled out, and more positions named")
  func shortens() {
    let many = (1...8).map { (line: Int) in
      Diagnostic(.w, "Odd \(line).", file: "A.swift", line: line)
    }
    let lines = Report.lines(many, hasGallery: true)
    #expect(lines.count == 4 && lines[2] == "A.swift:3: warning: Odd 3. [w]")
    #expect(
      lines[3] == "… and 5 more of w (A.swift:4, A.swift:5, A.swift:6 …); the gallery has them all")
    #expect(Report.lines(many).last == "… and 5 more of w (A.swift:4, A.swift:5, A.swift:6 …)")
  }
}
