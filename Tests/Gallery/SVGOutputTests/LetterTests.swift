import Foundation
import Testing
import VectorDrawing

@testable import SVGOutput

@Suite struct LetterTests {
  private static let outline = LetterOutline([
    .move(to: .zero), .line(to: CGPoint(x: 5, y: -7.25)), .closeSubpath,
  ])

  private static func letters(_ rules: [DrawnLetters.Rule] = []) -> DrawnLetters {
    DrawnLetters(
      [.init(outline, x: 0), .init(outline, x: 6.5)], rules: rules,
      transform: CGAffineTransform(a: 1.25, b: 0, c: 0, d: 1.3, tx: 0, ty: 0))
  }

  private func body(_ change: (inout TextLineItem.Fragment) -> Void) -> [String] {
    let line = Pictures.line("A&A") {
      $0.letters = Self.letters()
      change(&$0)
    }
    return Pictures.body([line]).split(separator: "\n").map(String.init)
  }

  @Test func `an outline is defined once and used wherever its letter stands`() {
    let lines = body { _ in }
    #expect(lines[1].hasSuffix(#" d="M0 0L5 -7.25Z"/>"#))
    #expect(lines[3] == #"<g role="img" aria-label="A&amp;A">"#)
    #expect(lines[4] == ##"<g fill="#000000" transform="matrix(1.25 0 0 1.3 1 9)">"##)
    #expect(lines[5].hasSuffix(#" x="0"/>"#) && lines[6].hasSuffix(#" x="6.5"/>"#))
    #expect(lines[5].hasPrefix(##"<use href="#d"##) && !lines.contains { $0.contains("<text") })
  }

  @Test func `what is filled with a gradient is one path`() {
    let lines = body {
      $0.paint = Pictures.gradient(
        .linear(from: .zero, to: CGPoint(x: 9, y: 0)), [Pictures.red, Pictures.blue])
    }
    let path = lines.first { $0.hasPrefix("<path") } ?? ""
    #expect(path.hasPrefix(#"<path d="M1 9L7.25 -0.425ZM9.125 9L15.375 -0.425Z" fill="url(#d"#))
    #expect(!lines.contains { $0.contains("<use") })
  }

  @Test func `lines below and through letters are boxes of their width`() {
    let lines = body {
      $0.letters = Self.letters([.init(y: 2, thickness: 1), .init(y: -3, thickness: 1)])
      $0.width = 14
    }
    #expect(lines.contains(##"<rect x="1" y="10.5" width="14" height="1" fill="#000000"/>"##))
    #expect(lines.contains(##"<rect x="1" y="5.5" width="14" height="1" fill="#000000"/>"##))
  }

  @Test func `a piece without outlines stays text in its line`() {
    let pieces = ["A", "\u{1F44B}"].map { text in
      TextLineItem.Fragment(
        text: text, x: 1, width: 8, font: FontFace(size: 10, weight: 400), paint: .color(.black))
    }
    var outlined = pieces[0]
    outlined.letters = Self.letters()
    let line = TextLineItem(baseline: 9, fragments: [outlined, pieces[1]], node: -1)
    let body = Pictures.body([.text(line)])
    #expect(body.contains("aria-label=\"A\u{1F44B}\"") && body.contains(">\u{1F44B}</text>"))
  }
}
