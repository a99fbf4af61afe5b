import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

/// Writes an attributed string as "text{intent,link}" runs, plain runs without braces.
private func described(_ string: AttributedString) -> String {
  string.runs.map { run in
    let text = String(string[run.range].characters)
    var notes: [String] = []
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.emphasized) { notes.append("i") }
    if intent.contains(.stronglyEmphasized) { notes.append("b") }
    if intent.contains(.code) { notes.append("c") }
    if intent.contains(.strikethrough) { notes.append("s") }
    if let link = run.link { notes.append(link.absoluteString) }
    return notes.isEmpty ? text : "\(text){\(notes.joined(separator: ","))}"
  }.joined()
}

@Test(
  "Inline Markdown becomes attributes",
  arguments: [
    ("plain", "plain"),
    ("**bold** and *it*", "bold{b} and it{i}"),
    ("__bold__ _it_", "bold{b} it{i}"),
    ("***both***", "both{i,b}"),
    ("**a *b* c**", "a {b}b{i,b} c{b}"),
    ("`a*b*`", "a*b*{c}"),
    ("~~gone~~", "gone{s}"),
    ("[site](https://a.b/c) x", "site{https://a.b/c} x"),
    ("[**b**](https://a.b)", "b{b,https://a.b}"),
    ("<https://a.b>", "https://a.b{https://a.b}"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("snake_case_name", "snake_case_name"),
    ("\\*no\\*", "*no*"),
    ("**open", "**open"),
    ("a < b [c]", "a < b [c]"),
    ("^[3 **big** days](inflect: true)!", "3 big{b} days!"),
    ("x^2 ^[a]", "x^2 ^[a]"),
  ])
func inline(_ source: String, _ shown: String) {
  #expect(described(InlineMarkdown.attributed(source)) == shown)
}

@Test("Blocks collapse as the chosen syntax says")
func blocks() throws {
  let source = "# Title\n\nOne\ntwo"
  let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
  let kept = AttributedString.MarkdownParsingOptions(
    interpretedSyntax: .inlineOnlyPreservingWhitespace)
  let shown = try [
    described(AttributedString(markdown: source)),
    described(AttributedString(markdown: "One\ntwo", options: inline)),
    described(AttributedString(markdown: "One\n\ntwo", options: kept)),
  ]
  #expect(shown == ["TitleOne two", "One two", "One\n\ntwo"])
}

@Test func `a text of the older kind keeps its characters and links`() throws {
  let link = NSAttributedString.Key("NSLink")
  let text = NSMutableAttributedString(string: "see ")
  text.append(
    NSAttributedString(string: "here", attributes: [link: try #require(URL(string: "a:b"))]))
  #expect(described(AttributedString(text)) == "see here{a:b}")
}

@Test(
  "Text of nothing but marks is read in the time of its length",
  arguments: ["*[", "**a *b ", "[", "(", "`", "<", "~~a ", "*a_b", "![", "^[", "*_"])
func longMarks(_ mark: String) throws {
  let isEven = try ProcessorTime.growsEvenly(to: 24_000) { count in
    let read = try AttributedString(
      markdown: String(repeating: mark, count: count),
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(!String(read.characters).isEmpty)
  }
  #expect(isEven)
}

@Test("Constructs within each other are read as deep as people write them")
func deepMarks() throws {
  let text = String(repeating: "[", count: 60) + "a" + String(repeating: "](b)", count: 60)
  let read = try AttributedString(
    markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
  #expect(described(read).hasSuffix("{b}"))
}
