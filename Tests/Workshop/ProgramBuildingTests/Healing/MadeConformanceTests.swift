import Testing

@testable import ProgramBuilding

/// Made types that code takes for what made protocols ask for.
extension HealerTests {
  @Test(arguments: [
    "argument type 'Pool' does not conform to expected type 'Writer'",
    "value of type 'Pool' does not conform to specified type 'Writer'",
    "global function 'f' requires that 'Pool' conform to 'Writer'",
    "cannot convert value of type 'Pool' to expected element type 'any Writer'",
  ])
  func `a made type conforms to the made protocol that it is taken for`(message: String) {
    let found = healed(
      "import Kit\nlet a = f(‸pool)", message, made: ["Kit"], madeTypes: ["Pool", "Writer"])
    #expect(found.text.contains("extension Pool: @retroactive Writer {}"))
    #expect(found.text.contains("let a = f(pool)"))
    #expect(found.parts.isEmpty)
    let other = healed(
      "import Kit\nlet a = f(‸pool)", message, made: ["Kit"], madeTypes: ["Pool"])
    #expect(!other.text.contains("extension Pool"))
  }

  @Test func `what is only known by another protocol is held by a made value`() {
    let found = healed(
      "import Kit\nfunc f() -> any Reader { return a.‸writer }",
      "return expression of type 'any Writer' does not conform to 'Reader'", made: ["Kit"],
      madeTypes: ["Reader", "Writer"])
    #expect(found.text.contains("return _vitrineHeld(a.writer) }"))
    #expect(found.parts.isEmpty)
  }
}
