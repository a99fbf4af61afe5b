import Testing

@testable import ProgramBuilding

extension HealerTests {
  @Test func `an attribute goes whose macro writes what does not compile`() {
    let code = "@‸Wand(1) struct A {\n  let b = C()\n}"
    let message = "cannot find type 'Magic' in scope"
    #expect(healed(code, message, ofMacros: true).text == " struct A {\n  let b = C()\n}")
    #expect(healed(code, message, ofMacros: true).parts == ["attribute Magic"])
    // It may be no more than a copy of what is wrong elsewhere.
    let text = "@Wand struct A { let a: Int = b }"
    var healer = Healer(
      [HealedFile(name: "A", original: "/p/A", path: "A", bytes: Array(text.utf8))], flags: [])
    let errors = [(column: 1, isOfMacro: true), (column: 31, isOfMacro: false)].map { spot in
      CompilerMessage(
        file: "/p/A", line: 1, column: spot.column, kind: "error",
        text: "cannot find 'b' in scope", isOfMacro: spot.isOfMacro)
    }
    _ = healer.heal(errors)
    #expect(String(decoding: healer.files[0].bytes, as: UTF8.self).hasPrefix("@Wand struct A { "))
    #expect(healer.parts.map(\.kind) != [.attribute])
  }
}
