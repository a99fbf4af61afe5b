import SourcePreparing
import Testing

@testable import ProgramBuilding

@Suite struct NeededCodeTests {
  private func file(_ path: String, _ text: String) -> HealedFile {
    HealedFile(name: path, original: "/p/" + path, path: path, bytes: Array(text.utf8))
  }

  /// What is left of a library's file, its lines joined by strokes, without blanks at their ends.
  ///
  /// - Parameter spoken: names that turn out to be needed.
  private func left(
    _ library: String, for widget: String, spoken: Set<String> = [], isProgram: Bool = false,
    isForeign: Bool = false
  ) -> String {
    let conditions = BuildConditions(modules: ModuleAvailability(offered: []), flags: ["A"])
    let (start, other) = (file("W.swift", widget), file("L.swift", library))
    var code = NeededCode([
      NeededCode.File(path: start.path, outline: start.outline(conditions), isStart: true),
      NeededCode.File(
        path: other.path, outline: other.outline(conditions), isProgram: isProgram,
        isForeign: isForeign),
    ])
    let leadsFurther = code.need(spoken)
    #expect(leadsFurther == !spoken.isEmpty)
    var healer = Healer([other], flags: ["A"])
    _ = healer.leaveOut(allBut: code)
    #expect(healer.files[0].bytes.count == other.bytes.count)
    let lines = String(decoding: healer.files[0].bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      String(String(line.reversed()).drop { $0 == " " }.reversed())
    }.joined(separator: "|")
  }

  @Test func `names lead from one declaration to the next`() {
    let library = """
      struct A { let b: B }
      struct B {}
      struct C { let a: A }
      func d() -> C {}
      """
    #expect(left(library, for: "let a = A()") == "struct A { let b: B }|struct B {}||")
    #expect(left(library, for: "d()") == library.replacing("\n", with: "|"))
  }

  @Test func `a name between the quotes of a text counts, and one in a comment does not`() {
    let library = "let a = 1\nlet b = 2"
    #expect(left(library, for: #"Text("\(a)") // b"#) == "let a = 1|")
    #expect(left(library, for: #"Text("b") // a"#) == "|")
  }

  @Test func `the label of an argument leads nowhere`() {
    let library = "struct A {}\nvar b = 1"
    #expect(left(library, for: "f(b: A())") == "struct A {}|")
    #expect(left(library, for: "f(1, b: A())") == "struct A {}|")
    for use in ["f(1, A() ? b : 2)", "[A(): 1, b: 2]", "f([b: A()])"] {
      #expect(left(library, for: use) == "struct A {}|var b = 1")
    }
  }

  @Test func `a protocol of its own leads to what conforms, by its name or that of a member`() {
    let library = "protocol P { func q() }\nextension Int: P { func q() {} }"
    #expect(left(library, for: "1.r()") == "|")
    #expect(left(library, for: "1.q()") == library.replacing("\n", with: "|"))
    #expect(left(library, for: "let a: any P") == library.replacing("\n", with: "|"))
    #expect(left("extension Int: Far {}", for: "1.r()") == "extension Int: Far {}")
  }

  @Test func `what is added to own types comes with them`() {
    let library = "struct A {}\nextension A: P { func f() {} }\nextension A.B { var c: Int { 1 } }"
    #expect(left(library, for: "A()") == library.replacing("\n", with: "|"))
    #expect(left(library, for: "f()") == "||")
  }

  @Test func `what is added to types of others comes member by member`() {
    let library = """
      extension Date {
        var a: Int { 1 }
        func b() {}
        init(c: Int) {}
        subscript(i: Int) -> Int { 1 }
      }
      """
    let kept = "  subscript(i: Int) -> Int { 1 }|}"
    #expect(left(library, for: "x.b()") == "extension Date {||  func b() {}||" + kept)
    #expect(left(library, for: "Date(c: 1)") == "extension Date {|||  init(c: Int) {}|" + kept)
  }

  @Test func `what conforms others' types, and what has no name, stays`() {
    let library = """
      extension Date: P {}
      extension Date { static func + (l: Self, r: Self) -> Self { l } }
      let (a, b) = (1, 2)
      let c = 1, d = 2
      import Kit
      """
    #expect(left(library, for: "") == library.replacing("\n", with: "|"))
  }

  @Test func `a declaration that ends in another branch than it begins in stays`() {
    let library = "#if A\nstruct B: P {\n#else\nstruct B {\n#endif\n}\nstruct C {\n#if A\n#endif\n}"
    #expect(
      left(library, for: "") == "#if A|struct B: P {|#else|struct B {|#endif|}||||")
  }

  @Test func `previews are drawn of programs only`() {
    let library = "#Preview { A() }\nstruct A {}"
    #expect(left(library, for: "", isProgram: true) == library.replacing("\n", with: "|"))
    #expect(left(library, for: "") == "|")
  }

  @Test func `members by which the language itself asks stay`() {
    let library = """
      extension KeyedDecodingContainer { func decode(_ type: A.Type) -> A { A() } }
      struct A {}
      extension String.StringInterpolation { func appendInterpolation(b: Int) {} }
      """
    #expect(left(library, for: "") == library.replacing("\n", with: "|"))
  }

  @Test func `what was followed to nowhere can be asked for`() {
    let library = "struct A { let b: B }\nstruct B {}\nstruct C {}"
    #expect(
      left(library, for: "", spoken: ["A", "Z"]) == "struct A { let b: B }|struct B {}|")
  }

  // MARK: Packages of others

  private static let gauge = """
    struct Gauge: Sendable {
      var level = 1
      var half: Int { level / 2 }
      var seen: Int = 0 { didSet {} }
      func fill() { pour() }
      func pour() {}
    }
    extension Gauge { func drain() { Pump() } }
    struct Pump {}
    """

  private static let emptied = "|extension Gauge {" + String(repeating: " ", count: 25) + "}|"

  @Test func `a type of others comes without members that nobody names`() {
    let whole = Self.gauge.replacing("\n", with: "|")
    #expect(left(Self.gauge, for: "Gauge()", isForeign: false) == whole)
    #expect(
      left(Self.gauge, for: "Gauge()", isForeign: true)
        == "struct Gauge: Sendable {|  var level = 1||  var seen: Int = 0 { didSet {} }||"
        + "|}" + Self.emptied)
    #expect(
      left(Self.gauge, for: "Gauge().fill()", isForeign: true)
        == "struct Gauge: Sendable {|  var level = 1||  var seen: Int = 0 { didSet {} }|"
        + "  func fill() { pour() }|  func pour() {}|}"
        + Self.emptied)
    #expect(left(Self.gauge, for: "x.drain()", isForeign: true) == "||||||||")
    #expect(
      left(Self.gauge, for: "x.half", spoken: ["Gauge"], isForeign: true)
        .contains("var half: Int { level / 2 }"))
  }

  /// It may be called by what nobody sees, where the type follows a protocol of Apple's.
  @Test(arguments: [
    "class A: Delegate { func f() {} }",
    "class A: B { func f() {} }|class B: Delegate {}",
    "struct A { func f() {} }|extension A: Delegate {}",
    "@Model class A { func f() {} }",
    "class A { override func f() {} }",
    "struct A { func hash(into a: inout Hasher) {} }",
    "struct A { var a: Int = 1 }",
    "protocol A { func f() }",
  ])
  func `what may be asked of a type stays with it`(library: String) {
    let text = library.replacing("|", with: "\n")
    #expect(left(text, for: "A()", spoken: [], isForeign: true) == library)
  }

  @Test func `what a protocol of its own asks for stays where the protocol does`() {
    let library = "protocol P { func q() }\nstruct A: P { func q() {}\n func r() {} }"
    #expect(
      left(library, for: "A()", isForeign: true)
        == "protocol P { func q() }|struct A: P { func q() {}|"
        + String(repeating: " ", count: 13) + "}")
  }

  @Test func `a member that begins in one branch of a condition and ends in another stays`() {
    let library = "struct A {\n#if A\n  func f() {\n#else\n  func g() {\n#endif\n  }\n}"
    #expect(
      left(library, for: "A()", isForeign: true) == library.replacing("\n", with: "|"))
  }
}
