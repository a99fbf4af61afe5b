import Testing

@testable import ProgramBuilding

/// What is left of code that sets what is missing.
extension HealerTests {
  @Test(arguments: [
    ("a.b.‸c = d(1)", "", "member"), ("a[1]?.‸c += 1", "", "member"),
    ("‸Kit.shared.c = .d", "", "value"),
  ])
  func `what sets a missing member goes alone`(code: String, left: String, kind: String) {
    let message =
      kind == "member" ? "value of type 'Thing' has no member 'c'" : "cannot find 'Kit' in scope"
    let found = healed("func f() { g(); \(code); h() }", message)
    #expect(found.text == "func f() { g(); \(left); h() }")
    #expect(found.parts == [kind == "member" ? "statement Thing.c" : "statement Kit"])
    #expect(healed("func f() { \(code) }", message).text == "func f() { () }")
  }

  @Test func `what is read while something is set is no target`() {
    let message = "value of type 'Thing' has no member 'c'"
    let read = healed("func f() -> Int { g(); a.b = d.‸c; return h() }", message).text
    #expect(read.contains("_vitrine"))
    #expect(healed("func f() { g(); if a.‸c == d { h() } }", message).text.contains("_vitrine"))
    let closure = healed("let a: B = { let b = B(); b.‸c = 1; return b }()", message)
    #expect(closure.text == "let a: B = { let b = B(); ; return b }()")
  }
}
