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

  @Test func `what the project adds to made types is set on constants too`() {
    let code = """
      import Kit
      extension Safe { var a: Int? { get { self["a"] } set { self["a"] = newValue } } }
      extension Own { var b: Int { get { 1 } set {} } }
      struct S { let safe: Safe; func f() { ‸safe.a = 1 } }
      """
    let message = "cannot assign to property: 'safe' is a 'let' constant"
    let found = healed(code, message, rounds: 2, made: ["Kit"], madeTypes: ["Safe"])
    #expect(found.text.contains("nonmutating set { self") && !found.text.contains("nonmutating n"))
    #expect(!found.text.contains("nonmutating set {}"))
    let first = healed(code, message, made: ["Kit"], madeTypes: ["Safe"])
    #expect(first.parts.isEmpty && first.errors.isEmpty && first.text.contains("safe.a = 1"))
    #expect(!healed(code, message, made: ["Kit"]).text.contains("nonmutating"))
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
    let renamed = "extension Thing { var a: Int { ‸b } }"
    #expect(text("typealias Thing = Kit.Part\n" + renamed).contains("self.b"))
    #expect(!text("struct Part {}\ntypealias Thing = Part\n" + renamed).contains("self.b"))
  }

  @Test func `what a value is called for that it is goes, and a list of made values is converted`()
  {
    let called = healed(
      "import Kit\nlet a = b(1).‸first()?.c()", "cannot call value of non-function type 'Made?'",
      made: ["Kit"])
    #expect(called.text.contains("let a = b(1).first?.c()"))
    #expect(called.parts.isEmpty && called.errors.isEmpty)
    let list = healed(
      "import Kit\nfunc f() { done(‸a) }",
      "cannot convert value of type '[Made]' to expected argument type '[Doc]'", made: ["Kit"])
    #expect(list.text.contains("done(_vitrineMade(a))"))
    #expect(list.text.contains("func _vitrineMade<Value>(_ made: [Made]?) -> [Value]"))
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

  @Test func `a made value is converted where one of a type is needed`() {
    let error = "cannot convert value of type 'Made' to expected argument type 'String'"
    #expect(
      healed("import Kit\nlet a = f(try b.c?.‸d(1), 2)", error, made: ["Kit"]).text.hasPrefix(
        "import Kit\nlet a = f(try _vitrineMade(b.c?.d(1)), 2)"))
    let alias = "cannot assign value of type 'Thing?' (aka 'Optional<Made>') to type 'Int'"
    let found = healed("import Kit\nfunc f() { a = ‸b }", alias, made: ["Kit"])
    #expect(found.text.contains("{ a = _vitrineMade(b) }"))
    #expect(found.text.contains("func _vitrineMade<Value>(_ made: Made?) -> Value"))
    #expect(found.parts.isEmpty)
    let condition = "type 'Made' cannot be used as a boolean; test for '!= nil' instead"
    #expect(
      healed("import Kit\nfunc f() { if a.‸b { c() } }", condition, made: ["Kit"]).text.contains(
        "if _vitrineMade(a.b) { c() }"))
  }

  @Test func `a made value is there where code asks for it or demands it`() {
    let binding = "initializer for conditional binding must have Optional type, not 'Made'"
    for (code, result) in [
      ("if ‸let x = a.b(1), c { d() }", "if let x = a.b(1) as Made?, c { d() }"),
      ("if ‸let x { d() }", "if let x = x as Made? { d() }"),
      ("guard let ‸x, c else { return }", "guard let x = x as Made?, c else { return }"),
      ("if c, ‸let x = a.b { d() }", "if c, let x = a.b as Made? { d() }"),
      ("guard ‸let x = a ?? b else { return }", "guard let x = (a ?? b) as Made? else { return }"),
    ] {
      let asked = healed("import Kit\nfunc f() { \(code) }", binding, made: ["Kit"])
      #expect(asked.text.contains(result), "\(asked.text)")
      #expect(asked.parts.isEmpty)
    }
    let chaining = "cannot use optional chaining on non-optional value of type 'Made'"
    #expect(
      healed("import Kit\nlet x = a.b‸?.c()", chaining, made: ["Kit"]).text
        .hasPrefix("import Kit\nlet x = a.b.c()"))
    let function = "cannot use optional chaining on non-optional value of type '(Int) -> ()'"
    #expect(healed("func f() { a?.b‸?(1) }", function).text == "func f() { a?.b(1) }")
    let force = "cannot force unwrap value of non-optional type 'Int'"
    #expect(
      healed("import Kit\nlet x = a.b()‸!.c", force, made: ["Kit"]).text
        .hasPrefix("import Kit\nlet x = a.b().c"))
    let demand = "generic parameter 'Value' could not be inferred"
    for (code, result) in [
      ("a.‸b!.c", "a.b.c"), ("a.‸b(1)!", "a.b(1)"),
      ("a.‸b { c($0.d!, e!) }", "a.b { c($0.d, e!) }"),
    ] {
      let text = healed("import Kit\nfunc f() { g(\(code)) }", demand, made: ["Kit"]).text
      #expect(text.contains("g(\(result))"), "\(text)")
    }
  }

  @Test func `what only a made value will do for is held by one`() {
    for end in [
      "to expected argument type 'Part.ID' (aka 'Made')", "to specified type 'Made'",
      "to expected argument type 'Optional<Made>'",
    ] {
      let found = healed(
        "import Kit\nlet a = part(b.‸c)", "cannot convert value of type 'String' " + end,
        made: ["Kit"])
      #expect(found.text.contains("let a = part(_vitrineHeld(b.c))"))
      #expect(found.text.contains("func _vitrineHeld(_ value: Any?) -> Made {"))
    }
    let other = healed(
      "import Kit\nlet a = part(b.‸c)",
      "cannot convert value of type 'Made' to expected argument type 'Int'", made: ["Kit"])
    #expect(other.text.contains("let a = part(_vitrineMade(b.c))"))
  }

  @Test(arguments: [
    ("a?.b(1) ‸?? c.d", "operands of type 'String?' and 'Made'", "a?.b(1) ?? _vitrineMade(c.d)"),
    ("a.b(1) ‸< c.d", "operands of type 'Made' and 'Date'", "_vitrineMade(a.b(1)) < c.d"),
    ("b ‸>= c", "operands of type 'Part.ID' (aka 'Made') and 'Int'", "_vitrineMade(b) >= c"),
  ])
  func `a made value beside an operator is converted`(code: String, end: String, text: String) {
    let message =
      "binary operator '\(code.contains("??") ? "??" : "<")' cannot be applied to " + end
    #expect(healed("import Kit\nlet x = " + code, message, made: ["Kit"]).text.contains(text))
  }

  @Test(arguments: [
    ("if a ‸> b { c() }", "if a > _vitrineMade(b) { c() }"),
    ("if d { e() } else if a ‸> b.f { c() }", "else if a > _vitrineMade(b.f) { c() }"),
    ("while a ‸> b { c() }", "while a > _vitrineMade(b) { c() }"),
    ("let x = if a ‸> b { 1 } else { 2 }", "if a > _vitrineMade(b) { 1 }"),
    ("if d { let x = a ‸> b { $0 } }", "a > _vitrineMade(b { $0 })"),
  ])
  func `the braces of a statement are no part of its condition`(code: String, text: String) {
    let message = "binary operator '>' cannot be applied to operands of type 'Int' and 'Made'"
    let found = healed("import Kit\nfunc f() { \(code) }", message, made: ["Kit"])
    #expect(found.text.contains(text), "\(found.text)")
  }

  @Test func `an initialiser that only a missing module can have is made`() {
    let found = healed(
      "import Kit\nextension Log { init(a: Int) { ‸self.init(b: a) } }",
      "incorrect argument label in call (have 'b:', expected 'c:')", made: ["Kit"])
    #expect(found.text.contains("extension Log { init(b a0: Any?) { self = madeAnswer("))
    #expect(found.parts == ["member Log(b:)"])
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
