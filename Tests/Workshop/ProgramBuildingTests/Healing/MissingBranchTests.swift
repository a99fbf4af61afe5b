import Testing

@testable import ProgramBuilding

/// What is left of code that asks for a missing value.
@Suite struct MissingBranchTests {
  private static let scope = "cannot find 'Kit' in scope"
  private static let value = "_vitrineMissingValue(\"Kit\")"

  private func healed(_ marked: String) -> String {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let lines = (parts.first ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let error = CompilerMessage(
      file: "/p/A.swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1,
      kind: "error", text: Self.scope)
    var healer = Healer(
      [
        HealedFile(
          name: "A.swift", original: "/p/A.swift", path: "A.swift",
          bytes: Array(parts.joined().utf8))
      ], flags: [])
    _ = healer.heal([error])
    return String(decoding: healer.files[0].bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("let a = ‸Kit.a(1) ?? b", "let a = \(value) ?? b"),
    ("let a = c ?? ‸Kit.a ?? b", "let a = c ?? \(value) ?? b"),
    ("let a = try? await ‸Kit.a ?? b", "let a = try? await \(value) ?? b"),
    ("let a = c == ‸Kit.a ?? b && d", "let a = c == \(value) ?? b && d"),
    ("let a = ‸Kit.isOn ? b : c", "let a = \(value) ? b : c"),
    ("let a = b ? c ? ‸Kit.a : d : e", "let a = b ? c ? \(value) : d : e"),
    ("let a = b ? c : [1, ‸Kit.a ?? 2]", "let a = b ? c : [1, \(value) ?? 2]"),
    ("g(x: ‸Kit.a?.b ?? c, y: 1)", "g(x: \(value) ?? c, y: 1)"),
    ("return ‸Kit.a\n  .b ?? c", "return \(value)\n ?? c"),
    ("if ‸Kit.a ?? b { c() }", "if \(value) ?? b { c() }"),
  ])
  func `of alternatives only the one goes in which something is missing`(
    code: String, expected: String
  ) {
    #expect(healed("func f() {\n  \(code)\n  e()\n}") == "func f() {\n  \(expected)\n  e()\n}")
  }

  @Test func `a property keeps what its alternative says`() {
    #expect(healed("struct S { let a = ‸Kit.a ?? 5 }") == "struct S { let a = \(Self.value) ?? 5 }")
    let view = "struct V: View { var body: some View { Text(‸Kit.a ?? b) } }"
    #expect(
      healed(view) == "struct V: View { var body: some View { Text(\(Self.value) ?? b) } }")
  }

  @Test(arguments: [
    ("if let a = ‸Kit.a { g(a) }", ""),
    ("if b, let a = ‸Kit.a { g(a) } else { h() }", "if true { h() }"),
    ("if let a = ‸Kit.a { g(a) } else if b { h() }", "if b { h() }"),
    ("if b { g() } else if let a = ‸Kit.a { h(a) } else { i() }", "if b { g() } else { i() }"),
    ("if b { g() } else if let a = ‸Kit.a { h(a) }", "if b { g() }"),
    ("while let a = ‸Kit.next() { g(a) }", ""),
    ("for a in ‸Kit.all where a.b { g(a) }", ""),
  ])
  func `code goes the way of no value`(code: String, expected: String) {
    let found = healed("func f() {\n  \(code)\n  e()\n}")
    #expect(
      found.split(whereSeparator: \.isWhitespace)
        == "func f() { \(expected) e() }".split(whereSeparator: \.isWhitespace))
    #expect(found.count { $0 == "\n" } == 3)
  }

  @Test func `what stands behind a guard that is left goes with it`() {
    let found = healed(
      "func f() -> Int {\n  a()\n  guard let b = ‸Kit.b else {\n    return 1\n  }\n  return b\n}")
    #expect(
      found.split(whereSeparator: \.isWhitespace)
        == ["func", "f()", "->", "Int", "{", "a()", "return", "1", "}"])
    #expect(found.count { $0 == "\n" } == 6)
  }

  @Test func `among views the alternative is shown, and a box where there is none`() {
    func view(_ code: String) -> String {
      "struct V: View {\n  var body: some View {\n    \(code)\n  }\n}"
    }
    #expect(
      healed(view("if let a = ‸Kit.a { Text(a) } else { Text(\"b\") }"))
        == view("if true { Text(\"b\") }"))
    #expect(
      healed(view("if let a = ‸Kit.a { Text(a) }"))
        == view("_VitrineMissingView(\"Kit\", \"A.swift\", 3)"))
  }

  @Test func `a closure that makes a property answers in its place`() {
    #expect(
      healed(
        "final class A {\n  lazy var a: B = {\n    let b = B()\n    b.c = ‸Kit.c\n"
          + "    return b\n  }()\n}"
      )
      .contains("    b.c = \(Self.value)\n    return b"))
    #expect(
      healed("final class A {\n  let a: (Int) -> B = { b in ‸Kit.c(b) }\n}")
        == "final class A {\n  let a: (Int) -> B = { b in \(Self.value) }\n}")
  }
}
