import Foundation
import Testing

@testable import DiagnosticRecords

struct DiagnosticTests {
  @Test func `a diagnostic survives being written and read`() throws {
    let whole = Diagnostic(
      .error, "unknown-symbol", "\u{201C}x\u{201D} is no symbol.", hint: "Look it up.",
      file: "A.swift", line: 3, render: "clock/systemSmall")
    let bare = Diagnostic(.note, "a-rule", "A sentence.")
    let data = try JSONEncoder().encode([whole, bare])
    #expect(try JSONDecoder().decode([Diagnostic].self, from: data) == [whole, bare])
    #expect(bare.hint == nil && bare.file == nil && bare.line == nil && bare.render == nil)
  }

  @Test func `severities keep their names, which others read`() {
    #expect(Diagnostic.Severity.allCases.map(\.rawValue) == ["error", "warning", "note"])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(
        Diagnostic.self, from: Data(#"{"severity":"loud","rule":"r","message":"m"}"#.utf8))
    }
  }
}
