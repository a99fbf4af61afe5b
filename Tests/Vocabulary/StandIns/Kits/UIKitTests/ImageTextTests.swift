import Foundation
import Testing
import VectorDrawing

@testable import UIKit

/// Texts drawn into images: where their lines lie, and what stands on each.
@MainActor struct ImageTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  /// The lines of a text, without spaces at their ends.
  private func lines(
    _ text: String, _ width: CGFloat, _ style: NSParagraphStyle = .default
  ) -> [ImageText.Line] {
    ImageText(text, [.font: font, .paragraphStyle: style], width: width).lines
  }

  private func words(_ lines: [ImageText.Line]) -> [String] {
    lines.map { $0.pieces.map { $0.text }.joined() }
  }

  private struct Mark {
    let text: String
    let x, y: CGFloat
  }

  /// What a drawing writes, and where.
  private func drawn(_ draw: @escaping () -> Void) -> [Mark] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 99, height: 99)).image { _ in draw() }
    guard case .sketch(let steps) = image.content else { return [] }
    return steps.flatMap { step -> [Mark] in
      guard case .drawing(let items, _) = step else { return [] }
      return items.items.flatMap { item -> [Mark] in
        guard case .text(let line) = item else { return [] }
        return line.fragments.map { Mark(text: $0.text, x: $0.x, y: line.baseline) }
      }
    }
  }

  @Test func linesAreBrokenAtSpacesAndLongWordsInside() {
    #expect(words(lines("Tides of the harbour", 120)) == ["Tides of the", "harbour"])
    #expect(words(lines("a\n\nb", 120)) == ["a", "", "b"])
    #expect(words(lines("a b", 1)) == ["a", "b"])
    let width = font.width(of: "WWW")
    #expect(words(lines("WWWWWWW i", width)) == ["WWW", "WWW", "W i"])
    #expect(words(lines("", 120)) == [""])
    for width in [-1, 0, CGFloat.nan, .infinity, 1e300] {
      #expect(!lines("Tides of the harbour", width).isEmpty)
    }
  }

  @Test func linesLieAsTheStyleSays() {
    let width = font.width(of: "ab")
    let shares: [(NSTextAlignment, CGFloat)] = [(.left, 0), (.center, 0.5), (.right, 1)]
    for (alignment, share) in shares {
      let line = lines("ab", 100, style { $0.alignment = alignment })[0]
      #expect(line.x == share * (100 - width))
    }
    let indented = style {
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (30, 10, -40)
    }
    let both = lines("Tides of the harbour", 160, indented)
    #expect(words(both) == ["Tides of", "the harbour"] && both.map { $0.x } == [30, 10])
    let high = style {
      ($0.lineSpacing, $0.minimumLineHeight, $0.paragraphSpacing) = (5, 50, 7)
    }
    let apart = lines("Tides of the harbour\nlow", 120, high)
    let (tops, heights) = (apart.map { $0.top }, apart.map { $0.height })
    #expect(tops == [0, 55, 117] && heights == [50, 50, 50])
    #expect(apart[0].ascender == 50 - font.lineHeight + font.ascender)
  }

  @Test func aLineThatMayNotBreakEnds() {
    let cut = style { $0.lineBreakMode = .byTruncatingTail }
    #expect(words(lines("Tides of the harbour", 100, cut)) == ["Tides of t…"])
    #expect(words(lines("Tides", 100, cut)) == ["Tides"])
    let clipped = style { $0.lineBreakMode = .byClipping }
    #expect(words(lines("Tides of the harbour", 100, clipped)) == ["Tides of th"])
  }

  @Test func aRectangleHasTheLinesThatFitIntoIt() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .paragraphStyle: style { $0.alignment = .right },
    ]
    let box = CGRect(x: 5, y: 7, width: 60, height: 2 * font.lineHeight)
    let found = drawn { "one two three".draw(in: box, withAttributes: attributes) }
    let right = 65 - font.width(of: "one")
    #expect(found.map { $0.text } == ["one", "two"] && found.first?.x == right)
    #expect(found.first?.y == 7 + font.ascender)
    let point = CGPoint(x: 5, y: 7)
    let whole = drawn { "one two three".draw(at: point, withAttributes: attributes) }
    #expect(whole.map { $0.text } == ["one two three"] && whole.first?.x == 5)
    let onBaseline = drawn {
      NSString("one").draw(with: box, attributes: attributes, context: nil)
    }
    #expect(onBaseline.first?.y == 7)
  }

  @Test func eachLetterLooksAsItSays() throws {
    let text = NSMutableAttributedString(string: "big", attributes: [.font: font])
    text.append(
      NSAttributedString(
        string: "small",
        attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2, .backgroundColor: UIColor.red]))
    let line = try #require(ImageText(text).lines.first)
    #expect(line.pieces.map { $0.text } == ["big", "small"] && line.height == font.lineHeight)
    let small = try #require(line.pieces.last)
    #expect(small.width == UIFont.systemFont(ofSize: 9).width(of: "small") + 10)
    #expect(small.look.background == RGBA(red: 1, green: 0, blue: 0))
    #expect(text.size() == CGSize(width: line.width, height: line.height))
    #expect(drawn { text.draw(at: .zero) }.map { $0.x } == [0, font.width(of: "big")])
  }

  @Test func numbersThatNoPictureHasDrawNothing() {
    for number in [CGFloat.nan, .infinity, -.infinity, -1e308] {
      let font = UIFont.systemFont(ofSize: 9)
      let found = drawn {
        "a".draw(at: CGPoint(x: number, y: 0), withAttributes: [.font: font])
        "b".draw(at: CGPoint(x: 0, y: number), withAttributes: [.font: font])
        "c".draw(at: .zero, withAttributes: [.font: font, .kern: number])
        "d".draw(at: .zero, withAttributes: [.font: font, .baselineOffset: number])
        "e".draw(at: .zero, withAttributes: [.font: font])
      }
      #expect(found.map { $0.text } == ["e"])
    }
  }
}
