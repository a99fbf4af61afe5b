import Testing

/// Brackets, quotes and escapes of pictures are spelled in one file, so that none is forgotten.
@Suite struct MarkupRules {
  private static let home = "Sources/Gallery/SVGOutput/ElementWriter.swift"

  /// What XML gives a meaning to, in a literal.
  private static let markup = Pattern(
    #"^(?:[^"]|"(?:[^"\\]|\\.)*")*?"(?:[^"\\]|\\.)*?(?:[<>&]|=\\")"#)

  @Test func picturesAreWrittenElementByElement() {
    var offences: [Offence] = []
    for file in SourceTree.standard.swift
    where file.lies(in: "Sources/Gallery/SVGOutput") && file.path != Self.home {
      for (index, line) in file.lines.enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") && Self.markup.matches(String(line)) {
        offences.append(
          Offence(
            file.path, line: index + 1,
            "Write it with `element`, `attribute` or `text`: ElementWriter closes and escapes."))
      }
    }
    expectKept("markup", offences)
  }

  @Test func markupIsTold() {
    let lines = [
      #"append("<g")"#, #"append("/>\n")"#, #"append(" x=\"")"#, #"a("&amp;")"#, #"a("b", "c>")"#,
    ]
    #expect(lines.allSatisfy { Self.markup.matches($0) })
    let plain = [#"a("b") > c("d") && e("f")"#, #"attribute("x", y)"#, #"a("\"Inter\"") && b"#]
    #expect(plain.allSatisfy { !Self.markup.matches($0) })
  }
}
