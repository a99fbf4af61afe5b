import Foundation
import Testing
import VectorDrawing

@testable import ViewGraph

/// The box that stands for what cannot be drawn.
struct StandInDrawingTests {
  private func labels(_ text: String, _ width: CGFloat, _ height: CGFloat) -> [TextLineItem] {
    let items = StandInDrawing.items(
      text, in: CGRect(x: 10, y: 10, width: width, height: height), node: 0)
    return items.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  private func words(_ text: String, _ width: CGFloat, _ height: CGFloat) -> [String] {
    labels(text, width, height).flatMap(\.fragments).map(\.text)
  }

  @Test func `a label that fits is written at 10 points`() {
    let written = labels("heart", 100, 40).first?.fragments.first
    #expect(written?.text == "heart" && written?.font.size == 10)
  }

  @Test func `a longer one is broken between its words, then shrinks, then is cut`() {
    #expect(words("text.page.slash", 60, 40) == ["text.", "page.", "slash"])
    #expect(words("text.magnifyingglass", 80, 40) == ["text.", "magnifyingglass"])
    #expect(words("text.magnifyingglass", 40, 40) == ["text.", "magnifyin…"])
    #expect(words("a.long.name.of.seven.words.here", 40, 14) == ["a.long.", "name.of.…"])
  }

  @Test(arguments: [
    (100, 40), (80, 40), (60, 20), (40, 40), (40, 12), (33, 33), (20, 20), (12, 30),
  ])
  func `no line leaves its box`(width: Int, height: Int) throws {
    let lines = labels("gauge.with.dots.needle.33percent", CGFloat(width), CGFloat(height))
    #expect(!lines.isEmpty)
    for line in lines {
      let written = try #require(line.fragments.first)
      #expect(CGFloat(written.text.count) * 0.62 * written.font.size <= CGFloat(width - 6) + 0.01)
      #expect(line.baseline > 10 && line.baseline < CGFloat(10 + height))
    }
  }

  @Test func `a small box has a question mark, the smallest nothing`() {
    #expect(words("text.magnifyingglass", 20, 20) == ["?"])
    #expect(words("heart", 20, 20) == ["?"])
    #expect(words("text.magnifyingglass", 7, 7) == [])
  }

  @Test func `the box is the frame`() {
    let frame = CGRect(x: 10, y: 10, width: 8, height: 8)
    guard case .fill(let box, _, _, _)? = StandInDrawing.items("x", in: frame, node: 0).first else {
      Issue.record("no box")
      return
    }
    #expect(frame.contains(box.boundingRect))
  }
}
