import DiagnosticRecords
import Testing

@testable import ProgramBuilding

/// Errors in what we add to a module.
@Suite struct AddedCodeTests {
  private static let added = """
    extension Kind {
      static var allCases: [Kind] { [] }
      var word: String { "a" }
    }
    """

  private func healer() -> Healer {
    Healer(
      [
        HealedFile(
          name: "A.swift", original: "/p/A.swift", path: "A.swift",
          bytes: Array("enum Kind {}".utf8)),
        HealedFile(
          name: "Vitrine+Kinds.swift", original: "/w/Vitrine+Kinds.swift",
          path: "Vitrine+Kinds.swift", bytes: Array(Self.added.utf8), isAdded: true),
      ], flags: [])
  }

  private func error(_ line: Int, _ column: Int, _ text: String) -> CompilerMessage {
    CompilerMessage(
      file: "/w/Vitrine+Kinds.swift", line: line, column: column, kind: "error", text: text)
  }

  private func text(_ healer: Healer) -> String {
    String(decoding: healer.files.last?.bytes ?? [], as: UTF8.self)
  }

  @Test func `it costs the declaration that has it, and nobody is blamed`() throws {
    var healer = healer()
    let hasHealed = healer.heal([error(2, 14, "invalid redeclaration of 'allCases'")])
    #expect(hasHealed)
    let line = "  static var allCases: [Kind] { [] }"
    let blank = String(repeating: " ", count: 2)
    #expect(text(healer) == Self.added.replacing(line, with: blank))
    #expect(healer.parts.isEmpty && healer.doubtful.isEmpty)
    let said = try #require(healer.refused.first).diagnostic("Clocks")
    #expect(said.rule == "added-code-refused" && said.fault == .vitrine)
    #expect(said.message.contains("Clocks does not compile in Vitrine+Kinds.swift, line 2"))
    #expect(said.message.contains("Kind.allCases. invalid redeclaration"))
  }

  @Test func `within a body only that goes`() {
    var healer = healer()
    let hasHealed = healer.heal([error(3, 22, "cannot convert 'a' to 'b'")])
    #expect(hasHealed)
    #expect(text(healer).contains("var word: String { _vitrineMissingValue(\"error: "))
    #expect(text(healer).contains("allCases"))
  }

  @Test func `at last the outermost declaration goes, whatever else is missing`() {
    var healer = healer()
    let hasHealed = healer.leaveOutOutermost([error(2, 14, "no")])
    #expect(hasHealed)
    let isBlank = text(healer).allSatisfy(\.isWhitespace)
    #expect(isBlank)
    #expect(healer.refused.map(\.name) == ["Kind.allCases"])
  }
}
