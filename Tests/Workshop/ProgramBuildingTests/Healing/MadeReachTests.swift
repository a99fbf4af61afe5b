import SourceLexing
import Testing

@testable import ProgramBuilding

/// What comes of something that is made, and what does not.
extension HealerTests {
  private static let made = MadeNames([
    "Kit": "public struct Remote {}\nextension View { func glow() {} }"
  ])
  private static let comparison =
    "binary operator '<' cannot be applied to operands of type 'Int' and 'Text'"

  /// What is said of the one error in a file that imports a made module, and what is left out.
  private func judged(_ marked: String) -> (errors: [String], parts: [String]) {
    let parts = ("import Kit\n" + marked).split(separator: "‸", omittingEmptySubsequences: false)
    let text = parts.joined()
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let file = HealedFile(
      name: "A.swift", original: "/p/A.swift", path: "A.swift", bytes: Array(text.utf8))
    let source = SourceText(text)
    let outline = SourceOutline(source, isActive: source.tokens.map { _ in true })
    var healer = Healer(
      [file], flags: [], modules: ["Kit"], made: ["Kit"], madeNames: Self.made,
      program: { [outline] })
    let error = CompilerMessage(
      file: "/p/A.swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1,
      kind: "error", text: Self.comparison)
    _ = healer.heal([error])
    return (healer.doubtful.map(\.text), healer.parts.map { "\($0.kind) \($0.name)" })
  }

  @Test func `an error beyond the reach of what is made is the code's own`() {
    let found = judged("func f() -> Bool {\n  let a = Text(\"a\")\n  return 1 ‸< a\n}")
    #expect(found.errors == [Self.comparison] && found.parts.isEmpty)
  }

  @Test(arguments: [
    "func f() -> Bool {\n  let a = Remote()\n  return Text(\"b\") ‸< a\n}",
    "struct B { let c: Remote }\nfunc f(_ b: B) -> Bool { Text(\"b\") ‸< b }",
    "let c = Remote()\nlet d = c.e\nfunc f() -> Bool { Text(\"b\") ‸< d }",
    "struct B { init(_ c: Remote) {} }\nfunc f() -> Bool { Text(\"b\") ‸< B(1) }",
    "extension Remote { var g: Int { 1 } }\nfunc f() -> Bool { Text(\"b\") ‸< h.g }",
    "struct B {}\nextension B: Remote {}\nfunc f() -> Bool { Text(\"b\") ‸< B() }",
    "class B: Remote { func f() -> Bool { Text(\"b\") ‸< 1 } }",
    "func f() -> Bool { Text(\"b\").glow() ‸< 1 }",
    "func f() -> String { Text(\"\\(Remote.a)\") ‸< 1 }",
  ])
  func `one within it follows from what is made`(code: String) {
    #expect(judged(code).errors.isEmpty)
    #expect(judged(code).parts.count == 1)
  }

  @Test func `what follows from a made name is said to lack that`() {
    #expect(
      judged("func f() { let a: Int = Remote.b(); g(‸c.d < a) }").parts == ["value Kit.Remote"])
  }
}
