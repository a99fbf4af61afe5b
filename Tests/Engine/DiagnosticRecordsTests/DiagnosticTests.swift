import Foundation
import Testing

@testable import DiagnosticRecords

extension Rule {
  fileprivate static let usual = Rule("usual", fault: .widget, .note, "A", why: "B.", remedy: "C.")
  fileprivate static let other = Rule(
    "other", fault: .vitrine, .error, standIn: true, "A", why: "B.", remedy: "C.")
}

struct DiagnosticTests {
  private static let whole = Diagnostic(
    .other, "\u{201C}x\u{201D} is no symbol.", hint: "Look it up.", file: "A.swift", line: 3,
    render: "clock/systemSmall", subject: "x")
  private static let bare = Diagnostic(.usual, "A sentence.")

  @Test func `a diagnostic survives being written and read`() throws {
    let data = try JSONEncoder().encode([Self.whole, Self.bare])
    #expect(try JSONDecoder().decode([Diagnostic].self, from: data) == [Self.whole, Self.bare])
    let bare = Self.bare
    #expect(bare.hint == nil && bare.file == nil && bare.line == nil && bare.render == nil)
  }

  @Test func `what is usual is not written`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = [Self.whole, Self.bare].map { try? encoder.encode($0) }
      .map { String(decoding: $0 ?? Data(), as: UTF8.self) }
    #expect(written[1] == #"{"message":"A sentence.","rule":"usual","severity":"note"}"#)
    #expect(written[0].contains(#""fault":"vitrine""#) && written[0].contains(#""standIn":true"#))
  }

  @Test func `records of before there were faults are read`() throws {
    let old = Data(#"{"severity":"error","rule":"unknown-image","message":"m"}"#.utf8)
    let read = try JSONDecoder().decode(Diagnostic.self, from: old)
    #expect(read.fault == .widget && !read.drawsStandIn && read.severity == .error)
  }

  @Test func `a rule says what its instances are`() {
    let whole = Self.whole
    #expect(whole.severity == .error && whole.fault == .vitrine && whole.drawsStandIn)
    #expect(whole.breaks(.other) && !whole.breaks(.usual))
    #expect(Diagnostic(.other, as: .warning, "m").severity == .warning)
    let filed = whole.filed(under: .usual)
    #expect(filed.breaks(.usual) && filed.fault == .widget && filed.severity == .note)
    #expect(filed.message == whole.message && filed.line == 3 && filed.subject == "x")
  }

  @Test func `a rule of the list is read as it was declared`() throws {
    let text =
      #"{"id":"other","fault":"vitrine","severity":"error","standIn":true,"#
      + #""title":"A","why":"B.","remedy":"C."}"#
    #expect(try JSONDecoder().decode(Rule.self, from: Data(text.utf8)) == .other)
  }

  @Test func `severities keep their names, which others read`() {
    #expect(Diagnostic.Severity.allCases.map(\.rawValue) == ["error", "warning", "note"])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(
        Diagnostic.self, from: Data(#"{"severity":"loud","rule":"r","message":"m"}"#.utf8))
    }
  }
}
