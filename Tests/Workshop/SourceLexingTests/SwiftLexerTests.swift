import SourceLexing
import Testing

@Suite struct SwiftLexerTests {
  /// Source on the left, its tokens with a space between them on the right.
  private static let cases: [(String, [String])] = [
    ("let x = 1", ["let", "x", "=", "1"]),
    ("a // #if os(iOS)\nb", ["a", "b"]),
    ("a /* x /* y */ z */ b", ["a", "b"]),
    ("\"#if\" b", ["\"#if\"", "b"]),
    (#""a\"b" c"#, [#""a\"b""#, "c"]),
    (##"#"a"b"# c"##, [##"#"a"b"#"##, "c"]),
    (##"#"\#("x")"# c"##, [##"#"\#("x")"#"##, "c"]),
    ("\"\\(f(\"a)\"))\" c", ["\"\\(f(\"a)\"))\"", "c"]),
    ("\"\\(a /* ) */ + b)\" c", ["\"\\(a /* ) */ + b)\"", "c"]),
    ("\"\"\"\na \"quoted\" @objc\n\"\"\" c", ["\"\"\"\na \"quoted\" @objc\n\"\"\"", "c"]),
    ("\"\"\"\n\\(\"\"\"\nx\n\"\"\")\n\"\"\" c", ["\"\"\"\n\\(\"\"\"\nx\n\"\"\")\n\"\"\"", "c"]),
    ("\"open\nb", ["\"open", "b"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("x = /a\"b/ c", ["x", "=", "/a\"b/", "c"]),
    ("x = /[/\"]+/ c", ["x", "=", "/[/\"]+/", "c"]),
    ("f(a)/2 + b/3", ["f", "(", "a", ")", "/", "2", "+", "b", "/", "3"]),
    ("x = #/a/\"b/# c", ["x", "=", "#/a/\"b/#", "c"]),
    ("@objc(a:b:) func", ["@objc", "(", "a", ":", "b", ":", ")", "func"]),
    ("#if DEBUG", ["#if", "DEBUG"]),
    ("1...2", ["1", ".", ".", ".", "2"]),
    ("0xFF_1.5e3.f", ["0xFF_1.5e3", ".", "f"]),
    ("`class`.x", ["`class`", ".", "x"]),
    ("let 🕒 = é", ["let", "🕒", "=", "é"]),
    ("#!/usr/bin/swift\na", ["a"]),
    ("\u{FEFF}import A", ["import", "A"]),
    ("", []), ("\"", ["\""]), ("/*", []), ("#", ["#"]), ("@", ["@"]), ("`", ["`"]),
  ]

  @Test(arguments: cases)
  func cutsSourceIntoTokens(source: String, expected: [String]) {
    let text = SourceText(source)
    let found = text.tokens.map { text.text($0.range) }
    #expect(found == expected)
  }

  @Test func countsLinesInsideLiteralsAndComments() {
    let text = SourceText("/*\n*/ a\n\"\"\"\n\n\"\"\" b\n#/\n/# c")
    let lines = text.tokens.map(\.line)
    #expect(lines == [2, 3, 5, 6, 7])
  }

  @Test func anyBytesEndInTokensThatCoverNoByteTwice() {
    var state: UInt64 = 7
    let alphabet = Array("\"\\()#/*`@\n a1\u{E9}{}".utf8)
    for _ in 0..<400 {
      let bytes = (0..<120).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      var end = 0
      for token in SwiftLexer.tokens(of: bytes) {
        if token.range.lowerBound < end || token.range.isEmpty || token.range.upperBound > 120 {
          Issue.record("token \(token) in \(bytes)")
        }
        end = token.range.upperBound
      }
    }
  }

  @Test func interpolationsNestedWithoutEndDoNotExhaustTheStack() {
    let text = String(repeating: "\"\\(", count: 100_000)
    let tokens = SwiftLexer.tokens(of: Array(text.utf8))
    #expect(!tokens.isEmpty)
  }
}
