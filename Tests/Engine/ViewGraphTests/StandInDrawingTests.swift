import Foundation
import Testing
import VectorDrawing

@testable import ViewGraph

/// The box that stands for what cannot be drawn.
struct StandInDrawingTests {
  private func label(_ text: String, _ width: CGFloat, _ height: CGFloat) -> TextLineItem.Fragment?
  {
    let items = StandInDrawing.items(
      text, in: CGRect(x: 10, y: 10, width: width, height: height), node: 0)
    for case .text(let line) in items { return line.fragments.first }
    return nil
  }

  @Test func `a label that fits is written at 10 points`() {
    let written = label("heart", 100, 40)
    #expect(written?.text == "heart" && written?.font.size == 10)
  }

  @Test func `a longer one shrinks, and then is cut, but never leaves its box`() throws {
    let smaller = try #require(label("text.magnifyingglass", 80, 40))
    #expect(smaller.text == "text.magnifyingglass" && (5..<10).contains(smaller.font.size))
    let cut = try #require(label("text.magnifyingglass", 40, 40))
    #expect(cut.text == "text.magni…" || cut.text.hasSuffix("…"))
    #expect(CGFloat(cut.text.count) * 0.62 * cut.font.size <= 34)
  }

  @Test func `a small box has a question mark, the smallest nothing`() {
    #expect(label("text.magnifyingglass", 14, 14)?.text == "?")
    #expect(label("text.magnifyingglass", 7, 7) == nil)
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
