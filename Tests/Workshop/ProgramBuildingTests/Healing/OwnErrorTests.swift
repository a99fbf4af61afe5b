import Testing

@testable import ProgramBuilding

/// Errors in which nothing is missing.
extension HealerTests {
  private static let comparison =
    "binary operator '<' cannot be applied to operands of type 'Int' and 'String'"
  private static let scope = "cannot find 'Far' in scope"

  @Test func `where anything is missing an error of the code itself costs its body and is said`() {
    let code = "func f(_ a: Int) -> Bool {\n  let b = a\n  return b ‸< \"c\"\n}"
    #expect(healed(code, Self.comparison).errors.isEmpty)
    let value = "_vitrineMissingValue(\"error: \(Self.comparison)\")"
    for found in [
      healed("import Kit\n" + code, Self.comparison, made: ["Kit"]),
      healed("import Kit\n" + code, Self.comparison, isOfLacking: true),
    ] {
      #expect(found.text == "import Kit\nfunc f(_ a: Int) -> Bool {\n\n \(value) \n}")
      #expect(found.parts.isEmpty && found.errors == [Self.comparison])
    }
  }

  @Test func `it waits for what is missing, and costs the program nothing after`() {
    let code = "func f() -> Int { ‸Far.one }\nfunc g() -> Bool { 1 ‸< \"c\" }"
    let first = healed(code, Self.scope, Self.comparison)
    #expect(first.text.hasSuffix("func g() -> Bool { 1 < \"c\" }") && first.errors.isEmpty)
    let next = healed(
      "func f() -> Int { ‸Far.one }\nfunc g() -> Bool { true }", Self.scope, rounds: 2)
    #expect(next.errors.isEmpty)
  }

  @Test func `what the compiler crashes at goes at once, with its body, as of what is missing`() {
    let code = "func f() -> Int { ‸Far.one }\n‸func g() -> Bool { true }"
    let found = healed(code, Self.scope, CompilerCrash.message)
    #expect(!found.text.contains("{ true }"))
    #expect(found.parts.count == 2 && found.errors.isEmpty)
    let alone = healed("‸func g() -> Bool { true }", CompilerCrash.message)
    #expect(!alone.text.contains("{ true }") && alone.errors == [CompilerCrash.message])
  }

  @Test func `a view with such an error says it at its place`() {
    let code = "struct S: View {}\n"
    let found = healed(
      code + view("S(‸1 < \"c\")\n  .bold()"), Self.comparison, isOfLacking: true)
    let stand = "_VitrineMissingView(\"error: \(Self.comparison)\", \"A.swift\", 4)"
    #expect(found.text == code + view("\(stand)\n  .bold()"))
    #expect(found.parts.isEmpty && found.errors == [Self.comparison])
  }

  @Test func `what speaks of a made type is none of it`() {
    let message = "pattern of type 'Kind' cannot match 'Near' (aka 'Int')"
    let code = "struct Near {}\nfunc f() { if case ‸.a = b { c() } }"
    #expect(healed(code, message, made: ["Kit"]).errors == [message])
    let found = healed(code, message, made: ["Kit"], madeTypes: ["Kind"])
    #expect(!found.parts.isEmpty && found.errors.isEmpty)
    // A type of the module hides a made one.
    #expect(healed(code, message, made: ["Kit"], madeTypes: ["Near"]).errors == [message])
  }

  @Test(arguments: [
    (
      "switch b.c { case let ‸.d(e): g(e) }",
      "pattern variable binding cannot appear in an expression"
    ),
    ("b.mutate { ‸$0 = 1 }", "cannot assign to value: '$0' is immutable"),
  ])
  func `what a made value cannot do is none of it`(code: String, message: String) {
    let code = "import Kit\nfunc f() { \(code) }"
    let found = healed(code, message, made: ["Kit"])
    #expect(!found.parts.isEmpty && found.errors.isEmpty)
    #expect(healed(code, message, made: ["Other"]).errors == [message])
  }

  @Test(arguments: [
    "'nil' requires a contextual type", "generic parameter 'T' could not be inferred",
    "cannot infer contextual base in reference to member 'a'", "ambiguous use of 'a'",
  ])
  func `where anything is missing nobody is blamed for a type that cannot be told`(
    message: String
  ) {
    let code = "func f() -> Bool { let b = ‸a; return b }"
    #expect(healed(code, message).parts.isEmpty)
    let found = healed(code, message, isOfLacking: true)
    #expect(!found.parts.isEmpty && found.errors.isEmpty)
  }
}
