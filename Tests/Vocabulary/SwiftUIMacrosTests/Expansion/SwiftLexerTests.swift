import Testing

@testable import MacroExpansion

@Test(
  "Source is cut into tokens past comments and strings",
  arguments: [
    ("var a = 1", "var·a·=·1"),
    ("a /* x /* y */ z */ b // c\nd", "a·b·d"),
    (#"f("a \("}" + g(1)) b") }"#, #"f·(·"a \("}" + g(1)) b"·)·}"#),
    (##"#"raw " \( no"# x"##, ##"#"raw " \( no"#·x"##),
    (##"#"raw \#("y") "# x"##, ##"#"raw \#("y") "#·x"##),
    ("\"\"\"\n a \" {\n \"\"\" }", "\"\"\"\n a \" {\n \"\"\"·}"),
    ("`var` -> [Int]?", "`var`·->·[·Int·]·?"),
    ("\"open\nx", "\"open·x"),
    ("#Preview{}", "#·Preview·{·}"),
    ("/* never ends", ""),
    ("\"\\", "\"\\"),
  ])
func lexing(_ source: String, _ shown: String) {
  #expect(SwiftLexer.tokens(of: source).map(\.text).joined(separator: "·") == shown)
}

@Test("A token knows whether it begins a line")
func lines() {
  let tokens = SwiftLexer.tokens(of: "a b\nc /*\n*/ d")
  #expect(tokens.filter(\.startsLine).map(\.text) == ["a", "c", "d"])
}
