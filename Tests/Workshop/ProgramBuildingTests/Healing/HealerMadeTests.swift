import Testing

@testable import ProgramBuilding

/// What heals where a module is made from its use.
extension HealerTests {
  @Test func `keys that nothing takes are made`() {
    let found = healed(
      "import Kit\nlet a = b‸[safe: 1]", "extraneous argument label 'safe:' in subscript",
      made: ["Kit"])
    #expect(
      found.text.contains(
        "subscript(safe position: Index) -> Element? "
          + "{ indices.contains(position) ? self[position] : nil }"))
    #expect(found.parts == ["member Collection[safe:]"])
    let inside = healed(
      "import Kit\nlet a = b[from: 1, ‸to: 2]", "extra argument 'to' in subscript", made: ["Kit"])
    #expect(inside.parts == ["member Collection[from:to:]"])
    let message = "value of type 'UserDefaults' has no subscripts"
    let defaults = healed("import Kit\nlet a: Int = ‸b[.c]", message, made: ["Kit"])
    #expect(defaults.text.contains("extension UserDefaults { subscript(_ a0: Made) -> Made"))
    let own = "import Kit\nclass UserDefaults {}\nlet a: Int = ‸b[.c]"
    #expect(!healed(own, message, made: ["Kit"]).text.contains("subscript("))
  }

  @Test func `what an extension of a made type names is said to be of it`() {
    let message = "cannot find 'b' in scope"
    func text(_ code: String) -> String {
      healed("import Kit\n" + code, message, made: ["Kit"]).text
    }
    #expect(
      text("extension Thing { var a: Bool { ‸b < 1 } }")
        .contains("extension Thing { var a: Bool { self.b < 1 } }"))
    #expect(
      text("extension Thing { static func a() -> Int { ‸b } }").contains("-> Int { Self.b } }"))
    #expect(!text("struct Thing {}\nextension Thing { var a: Int { ‸b } }").contains("self.b"))
    #expect(!text("struct Thing { var a: Int { ‸b } }").contains("self.b"))
  }

  @Test func `what is made is imported as the files import it`() {
    let message = "value of type 'Date' has no member 'isHoliday'"
    func text(_ imports: String) -> String {
      healed(imports + "\nlet a: Bool = date.‸isHoliday", message, made: ["Kit"]).text
    }
    #expect(text("import Kit").contains("()import Kit\nimport MadeFromUse\n"))
    #expect(text("internal import Kit").contains("()internal import Kit\nimport MadeFromUse\n"))
    #expect(text("private import Kit").contains("()internal import Kit\n"))
  }

  @Test func `an import that the compiler refuses is taken back`() {
    var healer = Healer(
      [
        HealedFile(
          name: "A", original: "/p/A", path: "A",
          bytes: Array("import Kit\nlet a: Bool = date.isHoliday".utf8))
      ], flags: [], modules: ["Kit"], made: ["Kit"])
    let member = "value of type 'Date' has no member 'isHoliday'"
    var hasHealed = healer.heal([
      CompilerMessage(file: "/p/A", line: 2, column: 20, kind: "error", text: member)
    ])
    #expect(hasHealed)
    hasHealed = healer.heal([
      CompilerMessage(
        file: "/w/" + MadeAdditions.fileName, line: 1, column: 8, kind: "error", text: "no")
    ])
    let text = healer.texts[MadeAdditions.fileName].map { String(decoding: $0, as: UTF8.self) }
    #expect(hasHealed && text?.hasPrefix("import MadeFromUse\nextension Date") == true)
  }

  @Test func `a macro answers as a function would`() {
    let code = "func f() -> Int { let a = #‸kitSize(1); return a }"
    let found = healed("import Kit\n" + code, "no macro named 'kitSize'", made: ["Kit"])
    #expect(found.text.contains("let a = MadeFromUse.Made(madePath: \"#kitSize\")(1)"))
    #expect(found.parts == ["value #kitSize"])
  }

  @Test func `made values are counted with`() {
    let message =
      "referencing operator function '+' on 'SIMD' requires that 'Size' (aka 'Made') "
      + "conform to 'SIMD'"
    let found = healed("import Kit\nlet a = b ‸+ c", message, made: ["Kit"])
    #expect(found.text.contains("func +(_ a: Made, _ b: Made) -> Made { madeAnswer(\"+\") }"))
    #expect(found.parts == ["member +"])
  }
}
