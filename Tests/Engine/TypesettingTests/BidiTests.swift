import Foundation
import Testing

@testable import Typesetting

/// One line of `Tests/Fixtures/bidi-order.tsv`: base direction, text, and its characters from left
/// to right as another implementation of Unicode Annex 9 orders them (unicode-bidi of Rust).
struct BidiCase: Sendable {
  let base: UInt8?
  let text: [Unicode.Scalar]
  let visual: [Unicode.Scalar]

  static let all: [BidiCase] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/bidi-order.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.map { line in
      let fields = line.split(separator: "\t")
      let scalars = fields[1...].map { field in
        field.split(separator: " ").compactMap {
          UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
        }
      }
      return BidiCase(
        base: fields[0] == "L" ? 0 : fields[0] == "R" ? 1 : nil, text: scalars[0],
        visual: scalars[1])
    }
  }()
}

struct BidiTests {
  @Test func `characters are ordered as another implementation orders them`() {
    #expect(BidiCase.all.count == 130)
    for item in BidiCase.all {
      let paragraph = BidiParagraph(
        item.text.map { BidiClass($0) }, brackets: { BidiBracket(item.text[$0]) }, base: item.base)
      let visual = BidiOrder.visual(paragraph.levels).map { item.text[$0] }
      if visual != item.visual { Issue.record("\(item.text.map(\.value))") }
    }
  }

  private func fragments(
    _ parts: [String], rightToLeft: Bool, change: (inout TextOptions) -> Void = { _ in }
  ) -> [TextFragment] {
    var options = TextOptions(rightToLeft: rightToLeft, pixelsPerPoint: 2)
    change(&options)
    let font = SampleText.font(.system(size: 13))
    let runs = parts.enumerated().map { TextRun(text: $1, font: font, tag: $0) }
    return TextBlock(runs: runs, options: options).layout(width: nil, height: nil)
      .lines[0].fragments
  }

  @Test(arguments: [
    ("Hello, world!", false, false), ("Hello, world!", true, false), ("שלום!", false, true),
    ("שלום abc", true, true), ("abc שלום", true, false), ("10:30", false, false),
    ("10:30", true, true), ("+5 %", true, true), ("\u{200F}abc", false, true),
  ])
  func `a line of one run is written as its first letter says, else as the layout`(
    text: String, layout: Bool, written: Bool
  ) {
    let drawn = fragments([text], rightToLeft: layout)
    #expect(drawn.map(\.text) == [text])
    #expect(drawn.map(\.isRightToLeft) == [written])
    // What is left of the pixel that the width was rounded up to.
    #expect(drawn[0].x < 0.5)
  }

  @Test func `runs stand in visual order and are named in reading order`() {
    let drawn = fragments(["שלום ", "iPhone 17", " עולם"], rightToLeft: true)
    #expect(drawn.map(\.text) == ["שלום ", "iPhone 17", " עולם"])
    #expect(drawn.map(\.isRightToLeft) == [true, false, true])
    #expect(drawn[0].x > drawn[1].x && drawn[1].x > drawn[2].x)
    #expect(drawn[2].x < 0.5)
  }

  @Test func `several runs of Latin text keep their order in a layout from right to left`() {
    let drawn = fragments(["one ", "two"], rightToLeft: true)
    #expect(drawn[0].x < 0.5 && drawn[1].x > 1)
  }

  @Test func `text can be told to follow the layout`() {
    let drawn = fragments(["Hello!"], rightToLeft: true) { $0.writesInLayoutDirection = true }
    #expect(drawn.map(\.isRightToLeft) == [true])
  }

  @Test func `lines can line up as they are written`() {
    let block = SampleText.block("a long line\nx\nשלום") {
      ($0.rightToLeft, $0.alignsByWriting) = (true, true)
    }
    let layout = block.layout(width: nil, height: nil)
    #expect(layout.lines[1].x == 0)
    #expect(layout.lines[2].x > 0)
  }

  @Test func `truncated text from right to left ends in its ellipsis`() {
    let block = SampleText.block("שלום עולם שלום עולם") {
      ($0.lineLimit, $0.rightToLeft) = (1, true)
    }
    let drawn = block.layout(width: 60, height: nil).lines[0].fragments
    #expect(drawn.count == 1 && drawn[0].text.hasSuffix("…") && drawn[0].isRightToLeft)
  }
}
