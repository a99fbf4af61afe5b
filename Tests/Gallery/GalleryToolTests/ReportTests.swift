import CatalogueManifest
import DiagnosticRecords
import Testing

@testable import GalleryTool

extension Rule {
  fileprivate static let e = Rule("e", fault: .widget, .error, "E", why: "E.", remedy: "E.")
  fileprivate static let w = Rule("w", fault: .widget, .warning, "W", why: "W.", remedy: "W.")
  fileprivate static let tool = Rule(
    "missing-name", fault: .vitrine, .warning, "T", why: "T.", remedy: "T.")
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

  @Test("What is to be done is said once for a rule, and a position once")
  func repeats() {
    let same = (1...8).map { (line: Int) in
      Diagnostic(.w, "Odd \(line).", hint: "Mend it.", file: "A.swift", line: max(line, 4))
    }
    #expect(
      Report.lines(same) == [
        "A.swift:4: warning: Odd 1. [w]\n  Mend it.", "A.swift:4: warning: Odd 2. [w]",
        "A.swift:4: warning: Odd 3. [w]",
        "… and 5 more of w (A.swift:4, A.swift:5, A.swift:6 …)",
      ])
  }

  @Test("Own errors come first, then those by missing name; what follows is counted")
  func origins() {
    let missing = [
      MissingItem(
        program: "App", kind: .name, name: "Tea",
        positions: [
          .init(file: "A.swift", line: 4, left: "error"), .init(file: "B.swift", line: 2),
        ], widgets: ["App/Clock"]),
      MissingItem(program: "App", kind: .module, name: "Kit"),
    ]
    let diagnostics = [
      Diagnostic(.w, "No Kit.", subject: "Kit"),
      Diagnostic(.e, "No Tea.", file: "A.swift", line: 4, subject: "Tea"),
      Diagnostic(.e, "No Tea there.", file: "A.swift", line: 9, subject: "Tea"),
      Diagnostic(.e, "Cannot infer.", file: "A.swift", line: 5),
      Diagnostic(.e, "No cup.", render: "App/Clock/a"),
      Diagnostic(.tool, "`Tea` is missing.", subject: "Tea"),
      Diagnostic(.tool, "Something is missing.", subject: ""),
    ]
    let names = [
      "Not at hand, so the code is drawn without:", "  Tea: 2 positions (A.swift:4 …), 1 widget",
    ]
    #expect(
      Report.lines(diagnostics, missing: missing, hasGallery: true) == [
        "error: No cup. [e]", "A.swift:4: error: No Tea. [e]", "  At 2 positions in all.",
        "warning: No Kit. [w]",
        "… and 1 more error that may only follow from what is missing; missing.json has them all",
      ] + names)
  }

  @Test("Names that most widgets may come to are listed first, the others counted")
  func names() {
    let missing = (1...10).map { number in
      MissingItem(
        program: number < 10 ? "App" : "Watch", kind: .name, name: "N\(min(number, 9))",
        positions: [.init(file: "\(number).swift")], widgets: number < 8 ? [] : ["\(number)"])
    }
    let lines = Report.lines([], missing: missing, hasGallery: true)
    #expect(
      lines.prefix(4) == [
        "Not at hand, so the code is drawn without:", "  N9: 2 positions (10.swift …), 2 widgets",
        "  N8: 8.swift, 1 widget", "  N1: 1.swift",
      ])
    #expect(lines.last == "  … and 1 more name; missing.html has them all")
    #expect(Report.lines([], missing: missing).last == "  … and 1 more name")
  }
}
