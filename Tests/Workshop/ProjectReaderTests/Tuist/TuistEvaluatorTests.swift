import Testing

@testable import ProjectReader

@Suite struct TuistEvaluatorTests {
  private func value(_ text: String) -> TuistValue? {
    var declarations = TuistDeclarations()
    declarations.add(text)
    var evaluator = TuistEvaluator(declarations)
    return evaluator.constant("x")
  }

  @Test(arguments: [
    (#"let x = "a\tb""#, "a\tb"), (##"let x = #"a\n\#("b")"#"##, #"a\nb"#),
    ("let x = \"\"\"\n    one\n      two\n    \"\"\"", "one\n  two"),
    (#"let x = "é\u{41}""#, "éA"), ("let a = 3\nlet x = \"\\(a).0\"", "3.0"),
    ("let x: String = ok ?? \"b\"", "b"),
    ("enum A { enum B { static let c = \"d\" } }\nlet x = A.B.c", "d"),
    ("enum A: String { case b, c = \"C\" }\nlet x = A.b.rawValue + A.c.rawValue", "bC"),
    (
      "enum A: String { case b\n var n: String { \"n.\" + rawValue2 + self.rawValue }\n"
        + "var rawValue2: String { \"r.\" } }\nlet x = A.b.n", "n.r.b"
    ),
    (
      "struct S { static var a: String { get { Self.b } }\nstatic let b = \"c\" }\nlet x = S.a", "c"
    ),
    (
      "func f(_ a: String, b c: String = \"d\") -> String { a + c }\n"
        + "let x = f(\"a\") + f(\"e\", b: \"f\")",
      "adef"
    ),
    ("let x = Environment.name.getString(default: \"y\")", "y"),
    ("let x = (\"a\" as String)\nlet y = 2", "a"),
  ])
  func `Texts are what is written down`(_ code: String, _ text: String) {
    #expect(value(code)?.text == text)
  }

  @Test(arguments: [
    "A.allCases.map(\\.n)", "A.allCases.map { $0.n }", "[A.b, A.c, A.d].map { $0.n }",
  ])
  func `Cases of an enumeration are listed, and asked for what they choose`(_ code: String) {
    let found = value(
      """
      enum A: String, CaseIterable {
        case b, c = "C"
        case d
        var n: String {
          switch self {
          case .b, .c:
            let end = "!"
            return rawValue + self.rawValue + end
          default: return last
          }
        }
        var last: String {
          let own = switchless
          switch own { case "x": return "no" }
          return own
        }
        var switchless: String { "z" }
      }
      let x = \(code)
      """)
    #expect(found?.items.compactMap(\.text) == ["bb!", "CC!", "z"])
  }

  @Test func `What depends on a condition or a closure is not known`() {
    #expect(value("let x = a ? \"b\" : \"c\"") == .unknown)
    #expect(value("let x = [1].map { $0 }") == .unknown)
    #expect(value("func f() -> Int { if a { return 1 } }\nlet x = f()") == .unknown)
    #expect(value("let x = [\"a\"] + [1].map { $0 }") == .list([.text("a"), .unknown]))
    #expect(value("let y = 1") == nil)
  }

  @Test func `What Tuist declares is kept as a call`() {
    #expect(value("let x: Product = .app") == .call("app", []))
    #expect(value("let x = Destinations.iOS") == .call("iOS", []))
    let call = value("let x = Target.target(name: \"W\", nothing: nil)")
    #expect(call?["name"] == .text("W"))
    #expect(call?["nothing"] == nil && call?.callee == "target")
  }
}
