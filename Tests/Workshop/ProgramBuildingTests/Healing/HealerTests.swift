import Testing

@testable import ProgramBuilding

@Suite struct HealerTests {
  @Test func `an unknown modifier is dropped from its chain`() {
    let found = healed(
      view("Text(\"a\")\n.‸shine(\n1)\n.bold()"), "value of type 'Text' has no member 'shine'")
    #expect(found.text == view("Text(\"a\")\n\n\n.bold()"))
    #expect(found.parts == ["modifier Text.shine"])
  }

  @Test func `a modifier goes whose arguments cannot be had`() {
    let found = healed(
      view("Text(\"a\").font(.‸brand).bold()"), "type 'Font?' has no member 'brand'")
    #expect(found.text == view("Text(\"a\").bold()"))
    #expect(found.parts == ["modifier Font.brand"])
  }

  @Test func `a view becomes a stand-in and keeps its modifiers`() {
    let found = healed(
      view("VStack {\n  ‸Remote(\nurl)\n  .frame(width: 4)\n}"), "cannot find 'Remote' in scope")
    #expect(
      found.text
        == view(
          "VStack {\n  _VitrineMissingView(\"Remote\", \"A.swift\", 4)\n\n  .frame(width: 4)\n}"))
    #expect(found.parts == ["view Remote"])
  }

  @Test func `what a button does becomes a trap, and what it shows stays`() {
    let found = healed(
      view("Button(\"a\") { ‸Tracker.tap() }"), "cannot find 'Tracker' in scope")
    #expect(found.text == view("Button(\"a\") { _vitrineMissing(\"Tracker\")  }"))
    #expect(found.parts == ["closure Tracker"])
  }

  @Test func `a member is made where a module is missing that may have brought it`() {
    let code = "import Kit\nlet a: Bool = date.‸isHoliday"
    let message = "value of type 'Date' has no member 'isHoliday'"
    let found = healed(code, message, made: ["Kit"])
    #expect(found.text.hasPrefix("import Kit\nlet a: Bool = date.isHoliday()"))
    #expect(found.text.contains("extension Date { @discardableResult func isHoliday() -> Made"))
    #expect(found.parts == ["member Date.isHoliday"])
    // Nothing else than what was tried in vain is tried next.
    #expect(healed(code, message).parts == ["value Date.isHoliday"])
    #expect(healed(code, message, made: ["Other"]).parts == ["value Date.isHoliday"])
  }

  @Test func `what a type of the module itself lacks is an error, and costs what holds it`() {
    let message = "value of type 'Date' has no member 'isHoliday'"
    let own = healed(
      "import Kit\nstruct Date {}\nlet a: Bool = date.‸isHoliday", message, made: ["Kit"])
    #expect(own.text.hasSuffix("let a: Bool = _vitrineMissingValue(\"error: \(message)\")"))
    #expect(own.parts == [] && own.errors == [message])
  }

  @Test(
    arguments: [
      ("Color(‸hex: a)", "extraneous argument label 'hex:' in call", "Color(hex:)"),
      (
        "Link(\"a\", destination: b, isActive: ‸c)", "extra argument 'isActive' in call",
        "Link(_:destination:isActive:)"
      ),
    ])
  func `a way of making a value is missing that another's type has not`(
    call: String, message: String, name: String
  ) {
    let code = "let a: Any = " + call
    let found = healed(code, message)
    #expect(found.text == "var a: Any { _vitrineMissingValue(\"\(name)\") }")
    #expect(found.parts == ["value \(name)"] && found.errors == [])
    // What cannot be read may have had another way, and a type of the module itself lacks nothing.
    let unread = healed("let b = ‸“a”\n" + code, "invalid UTF-8 found in source file", message)
    #expect(unread.errors.contains(message))
    let type = call.prefix { $0 != "(" }
    #expect(healed(code + "\nstruct \(type) {}", message).parts == [])
  }

  @Test func `what the compiler does not take of it is taken back`() {
    let code = "import Kit\nlet a = UIColor(‸brand: 1)"
    let message = "incorrect argument label in call (have 'brand:', expected 'white:')"
    var healer = Healer(
      [
        HealedFile(
          name: "A", original: "/p/A", path: "A", bytes: Array(code.replacing("‸", with: "").utf8))
      ],
      flags: [], modules: ["Kit"], made: ["Kit"])
    func text() -> String? {
      healer.texts[MadeAdditions.fileName].map { String(decoding: $0, as: UTF8.self) }
    }
    let site = CompilerMessage(file: "/p/A", line: 2, column: 17, kind: "error", text: message)
    var hasHealed = healer.heal([site])
    #expect(hasHealed)
    #expect(text()?.contains("{ init(brand a0: Any?)") == true)
    let refusal = CompilerMessage(
      file: "/w/" + MadeAdditions.fileName, line: 3, column: 1, kind: "error",
      text: "designated initializer cannot be declared in an extension of 'UIColor'")
    hasHealed = healer.heal([refusal])
    #expect(hasHealed)
    #expect(text()?.contains("{ convenience init(brand a0: Any?)") == true)
    hasHealed = healer.heal([refusal])
    #expect(hasHealed)
    #expect(text() == nil)
    hasHealed = healer.heal([site])
    #expect(hasHealed)
    #expect(healer.parts.map(\.kind) == [.member, .value])
  }

  @Test func `a constant among views takes those with it`() {
    let found = healed(
      view("VStack {\n  let a = ‸Kit.a\n  Text(a)\n}"), "cannot find 'Kit' in scope")
    #expect(
      found.text == view("VStack {\n  _VitrineMissingView(\"Kit\", \"A.swift\", 4) \n\n}"))
  }

  @Test func `a body becomes a value of the type that it states`() {
    let found = healed(
      "func f() -> Hash {\n  let a = ‸SHA256.hash(x)\n  return a\n}",
      "cannot find 'SHA256' in scope")
    #expect(found.text == "func f() -> Hash {\n _vitrineMissingValue(\"SHA256\") \n\n}")
    #expect(found.parts == ["value SHA256"])
  }

  @Test(arguments: [
    ("func f() -> Int", " _vitrineMissingValue(\"Kit\") ", "value Kit"),
    ("func f() async -> [A]?", " _vitrineMissingValue(\"Kit\") ", "value Kit"),
    ("func f(_ a: Int)", "  ", "statement Kit"),
    ("func f(_ a: @escaping Done)", " _vitrineMissingAnswer(a, \"Kit\") ", "statement Kit"),
    (
      "func f(b: Int, a: ((Int) -> Void)? = nil)", " _vitrineMissingAnswer(a, \"Kit\") ",
      "statement Kit"
    ),
    (
      "func f(on a: @escaping @Sendable (B?, Error?) -> ())",
      " _vitrineMissingAnswer(a, \"Kit\") ", "statement Kit"
    ),
    ("func f(_ a: (Int) -> Void)", "  ", "statement Kit"),
    ("func f(_ a: @escaping (Int) -> Bool)", "  ", "statement Kit"),
    ("func f(_ a: @escaping Done) -> B", " _vitrineMissingValue(\"Kit\") ", "value Kit"),
    ("func f() async throws -> A", " throw _VitrineMissingError(\"Kit\") ", "body Kit"),
    ("init(_ a: @escaping Done) throws", " throw _VitrineMissingError(\"Kit\") ", "body Kit"),
    ("func f() throws(E) -> A", " _vitrineMissingValue(\"Kit\") ", "value Kit"),
    (
      "func f(_ a: () throws -> A) rethrows -> A", " _vitrineMissingValue(\"Kit\") ",
      "value Kit"
    ),
    ("init?(_ a: Int)", " return nil ", "body Kit"),
    ("init()", " _vitrineMissing(\"Kit\") ", "body Kit"),
  ])
  func `callers of a body that goes go on where they can`(
    header: String, body: String, part: String
  ) {
    let found = healed("\(header) { let a = ‸Kit.a; g(a) }", "cannot find 'Kit' in scope")
    #expect(found.text.hasPrefix("\(header) {\(body)}"), "\(found.text)")
    #expect(found.parts == [part])
  }

  @Test func `a body that does not compile with what stands for it becomes a trap`() {
    let found = healed(
      "func f() -> Int { let a = ‸Kit.a; g(a) }", "cannot find 'Kit' in scope", rounds: 2)
    #expect(found.text == "func f() -> Int { _vitrineMissing(\"Kit\") }")
  }

  @Test func `a result that only the body tells becomes one that never comes`() {
    let found = healed(
      "func perform() async throws -> some IntentResult { ‸Kit.run() }",
      "cannot find 'Kit' in scope")
    #expect(
      found.text
        .hasPrefix(
          "func perform() async throws -> Never  { throw _VitrineMissingError(\"Kit\") }"))
  }

  @Test func `a value is made for who asks for it`() {
    let found = healed(
      "struct S {\n  @State lazy var a: Thing = ‸Kit.a\n  static let b = Kit.b\n}",
      "cannot find 'Kit' in scope")
    #expect(
      found.text
        == "struct S {\n    var a: Thing { get { _vitrineMissingValue(\"Kit\") } nonmutating set "
        + "{} }\n  static let b = Kit.b\n}")
    #expect(found.parts == ["value Kit"])
    let empty = healed("let a: [Thing] = ‸Kit.all", "cannot find 'Kit' in scope")
    #expect(empty.text == "let a: [Thing] = _vitrineMissingValue(\"Kit\")")
  }

  @Test func `a default value becomes a missing one`() {
    let found = healed(
      "func f(a: Int, by b: Int = ‸Kit.b, c: Int) {}", "cannot find 'Kit' in scope")
    #expect(found.text == "func f(a: Int, by b: Int = _vitrineMissingValue(\"Kit\"), c: Int) {}")
  }

  @Test func `a type in a signature becomes an opaque one`() {
    let found = healed(
      "func f(_ a: ‸Client, _ b: some ‸Loader) {}", "cannot find type 'Client' in scope",
      "cannot find type 'Loader' in scope")
    #expect(
      found.text.contains("public struct Client: Hashable, Codable, Error, @unchecked Sendable {"))
    #expect(found.text.contains("public typealias Loader = Any"))
    #expect(found.parts == ["type Client", "type Loader"])
    // Opaque, it would hide what all other types find in their protocols.
    let inner = healed("func f(_ a: ‸Context) {}\nlet b = 1", "cannot find type 'Context' in scope")
    #expect(!inner.text.contains("Context"))
  }

  @Test func `what a type cannot conform to is left off`() {
    let base = healed("final class A: ‸Base, Codable {}", "cannot find type 'Base' in scope")
    #expect(base.text == "final class A:   Codable {}")
    #expect(base.parts == ["conformance Base"])
    let unmet = healed(
      "struct ‸B: Equatable,\n TimelineEntry {}\nfunc f() -> some V { ‸Kit.g() }",
      "type 'B' does not conform to protocol 'TimelineEntry'", "cannot find 'Kit' in scope")
    #expect(
      unmet.text == "struct B: Equatable \n {}\nfunc f() -> Never  { _vitrineMissing(\"Kit\") }")
  }

  @Test func `an attribute goes, and what it would have held is computed`() {
    let found = healed(
      "struct A {\n  @‸Defaults(.key) var a: Int\n}", "unknown attribute 'Defaults'")
    #expect(
      found.text == "struct A {\n   var a: Int { get { _vitrineMissingValue(\"@Defaults\") } "
        + "nonmutating set {} }\n}")
    let wrapper = healed(
      "struct A {\n  @Query(sort: \\B.‸day) var all: [B]\n}", "type 'B' has no member 'day'")
    #expect(
      wrapper.text == "struct A {\n   var all: [B] { get { _vitrineMissingValue(\"B.day\") } "
        + "nonmutating set {} }\n}")
  }

  @Test func `a macro without its plug-in goes`() {
    let found = healed(
      "‸@Sent(1)\nstruct A {}",
      "external macro implementation type 'KitMacros.SentMacro' could not be found for macro "
        + "'Sent(_:)'; plugin for module 'KitMacros' not found")
    #expect(found.text == "\nstruct A {}")
    #expect(found.parts == ["attribute @Sent"] && found.errors.isEmpty)
  }

  @Test func `an override of nothing is a plain member`() {
    let found = healed(
      "class A {\n  override func ‸f() {}\n  func g() { ‸Kit.g() }\n}",
      "method does not override any method from its superclass", "cannot find 'Kit' in scope")
    #expect(found.text == "class A {\n   func f() {}\n  func g() {  }\n}")
    #expect(found.parts == ["statement Kit"])
  }

  @Test func `an extension of what nobody has stays`() {
    let found = healed(
      "extension ‸Kit.A {\n  var a: Int { 1 }\n}\nlet b = 1", "cannot find type 'Kit' in scope")
    #expect(found.text.contains("extension Kit.A {") && found.text.contains("public struct Kit:"))
  }

  @Test func `imports that cannot be had go at once`() {
    let found = healed(
      "import ‸Kit\nimport Foundation\n@testable import struct Other.A\nlet a = 1",
      "no such module 'Kit'")
    #expect(
      found.text.split(separator: "\n") == [
        "          ", "import Foundation", String(repeating: " ", count: 31)[...], "let a = 1",
      ])
    #expect(found.parts == ["importStatement Kit", "importStatement Other"])
  }

  @Test func `what is wrong without a name missing stays`() {
    let text = "func f() -> Int { \"a\" }"
    let found = healed(
      "func f() -> Int { ‸\"a\" }",
      "cannot convert return expression of type 'String' to return type 'Int'")
    #expect(found.text == text)
    #expect(found.parts.isEmpty)
    #expect(healed("func f() { ‸) }", "expected expression").parts.isEmpty)
  }

  @Test func `what cannot be read is said though what holds it goes for something else`() {
    let code = view("‸Remote(x ‸+)")
    let found = healed(code, "cannot find 'Remote' in scope", "expected expression after operator")
    #expect(found.parts == ["view Remote"])
    #expect(found.errors == ["expected expression after operator"])
    #expect(!found.text.contains("+"))
    #expect(healed(code, "cannot find 'Remote' in scope").errors.isEmpty)
  }

  @Test func `a type that many need is made once, and what follows from it waits`() {
    let found = healed(
      "struct A: Codable { let k: ‸Kit }\nfunc f(_ k: ‸Kit) {}\nstruct ‸B: TimelineEntry {}",
      "cannot find type 'Kit' in scope", "cannot find type 'Kit' in scope",
      "type 'B' does not conform to protocol 'TimelineEntry'")
    #expect(found.parts == ["type Kit", "type Kit"])
    #expect(found.text.matches(of: /public struct Kit/).count == 1)
  }

  @Test func `a modifier of a view of the module may be what is missing`() {
    let found = healed(
      "struct S: View {}\n" + view("S().‸mirrored()"),
      "value of type 'S' has no member 'mirrored'")
    #expect(found.text == "struct S: View {}\n" + view("S()"))
  }

  @Test func `what may be a name that our modules lack is left out and said`() {
    let found = healed(
      view("Text(\"a\").frame(‸depth: 1)"), "extra argument 'depth' in call", rounds: 1)
    #expect(found.text == view("Text(\"a\")"))
    #expect(found.errors == ["extra argument 'depth' in call"])
  }

  @Test func `an argument whose type is known becomes an empty value`() {
    let found = healed(
      "func f() {\n  completion(‸Kit.make(\n1))\n}", "cannot find 'Kit' in scope")
    #expect(found.text == "func f() {\n  completion(_vitrineMissingValue(\"Kit\")\n)\n}")
    #expect(found.parts == ["value Kit"])
  }

  @Test func `an assigned, returned or asked value becomes an empty one`() {
    let scope = "cannot find 'Kit' in scope"
    let value = "_vitrineMissingValue(\"Kit\")"
    let cases = [
      ("init() {\n  self.a = ‸Kit.a\n}", "init() {\n  self.a = \(value)\n}"),
      (
        "func f() {\n  let a: Int = ‸Kit.a\n  print(a)\n}",
        "func f() {\n  let a: Int = \(value)\n  print(a)\n}"
      ),
      (
        "func f() -> Int {\n  print()\n  return ‸Kit.a\n}",
        "func f() -> Int {\n  print()\n  return \(value)\n}"
      ),
      ("var a: Int { ‸Kit.a }", "var a: Int { \(value) }"),
      (
        "func f() {\n  if a, ‸Kit.isOn { g() }\n}", "func f() {\n  if a, \(value) { g() }\n}"
      ),
    ]
    for (code, expected) in cases { #expect(healed(code, scope).text == expected) }
  }

  @Test func `a call that nobody waits for goes`() {
    let found = healed(
      "func f() {\n  try? ‸Kit.log(\n\"a\")\n  g()\n}", "cannot find 'Kit' in scope")
    #expect(found.text == "func f() {\n  \n\n  g()\n}")
    #expect(found.parts == ["statement Kit"])
  }

  @Test func `what an empty value does not heal goes with its body and keeps its name`() {
    let found = healed(
      "func f() -> A {\n  let a = ‸Kit.b(_vitrineMissingValue(\"Kit\"))\n  return a\n}",
      "generic parameter 'Value' could not be inferred")
    #expect(found.text == "func f() -> A {\n _vitrineMissingValue(\"Kit\") \n\n}")
  }

  @Test func `a switch over what nobody has gets a case for all others`() {
    func text(_ cases: String) -> String {
      let code = "func f(_ a: Kit.A) -> Int {\n  ‸switch a {\n  \(cases)\n  }\n}"
      return healed(code, "switch must be exhaustive", made: ["Kit"]).text
    }
    func code(_ cases: String) -> String {
      "func f(_ a: Kit.A) -> Int {\n  switch a {\n  \(cases)\n}"
    }
    #expect(
      text("case .b: 1\n  case .c,\n .d: 2") == code("case .b: 1\n  case .c,\n .d, _: 2\n  }"))
    #expect(
      text("case .b: 1\n  case .c: if case .d = e { 2 } else { 3 }")
        == code("case .b: 1\n  case .c, _: if case .d = e { 2 } else { 3 }\n  }"))
    for last in ["case .c(let d): d", "case .c where e: 2"] {
      let cases = "case .b: 1\n  \(last)\n  "
      #expect(text("case .b: 1\n  \(last)") == code(cases + "default: _vitrineMissing(\"f\") }"))
    }
  }

  @Test func `what a member of ours hides is called by its module`() {
    let found = healed(
      "func f() { g(‸timeline(a: 1)) }",
      "use of 'timeline' refers to instance method rather than global function 'timeline(a:)' "
        + "in module 'App'")
    #expect(found.text == "func f() { g(App.timeline(a: 1)) }")
    #expect(found.parts.isEmpty && found.errors.isEmpty)
  }

  @Test func `no error of code of others is the user's`() {
    let code = "struct A { let n: Int }\nfunc f(_ a: A, _ b: A) -> Bool { a.n ‸< b.n }"
    let message = "ambiguous use of operator '<'"
    #expect(healed(code, message).parts.isEmpty)
    let found = healed(code, message, isForeign: true)
    #expect(found.text.hasSuffix("-> Bool { _vitrineMissingValue(\"f\") }"))
    #expect(found.parts == ["value f"])
  }

  @Test func `what is missing goes first in code of others too`() {
    let code = "func f() -> Int { ‸Far.one }\nfunc g() -> Bool { 1 ‸< 2 }"
    let found = healed(
      code, "cannot find 'Far' in scope", "ambiguous use of operator '<'", isForeign: true)
    #expect(found.text.hasSuffix("func g() -> Bool { 1 < 2 }"))
    #expect(found.parts == ["value Far"])
  }
}
