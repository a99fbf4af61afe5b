import Foundation
import Testing

@testable import Typesetting

/// A text answers from what it laid out before; these compare it with one that remembers nothing.
struct TextMemoryTests {
  private static let texts = [
    "Short", "21°", SampleText.paragraph, "Two\nlines…", "Ünbroken", "Für São",
  ]

  @Test(arguments: [nil, 1, 2, 3] as [Int?], [1, 0.5] as [CGFloat])
  func `a text is laid out as if it had never been asked before`(
    limit: Int?, factor: CGFloat
  ) {
    for (text, tightens) in Self.texts.flatMap({ [($0, false), ($0, true)] }) {
      let block = SampleText.block(text) { options in
        (options.lineLimit, options.minimumScaleFactor) = (limit, factor)
        options.allowsTightening = tightens
      }
      for width in [0, 21, 24.5, 60, 111, 400, .infinity] as [CGFloat] {
        for height in [0, 9, 13, 26, 31.5, 47, 400, .infinity] as [CGFloat] {
          let fresh = TextComposer(runs: block.runs, options: block.options)
          let (mine, other) = (
            block.layout(width: width, height: height),
            fresh.compose(width: width, height: height).layout
          )
          let isSame =
            mine.size == other.size && mine.isTruncated == other.isTruncated
            && mine.scale == other.scale && mine.lastBaseline == other.lastBaseline
            && SampleText.lines(mine) == SampleText.lines(other)
          if !isSame { Issue.record("\(text) in \(width) × \(height): \(mine.size) \(other.size)") }
        }
      }
    }
  }

  @Test func `a text is the same wherever it is said to have room`() {
    for text in Self.texts {
      let block = SampleText.block(text)
      for width in [0, 20, 60, 400, .infinity] as [CGFloat] {
        for height in [0, 9, 40, .infinity] as [CGFloat] {
          let room = block.room(width: width, height: height)
          let known = block.layout(width: width, height: height)
          let widths: [CGFloat] = room.width.map { [$0, $0.nextUp, $0 + 0.1, $0 + 50] } ?? [width]
          let heights: [CGFloat] =
            room.height.map { [max($0, 0), $0.nextUp, $0 + 3, 9000] } ?? [height]
          for x in widths {
            for y in heights {
              let other = block.layout(width: x, height: y)
              let isSame =
                known.size == other.size && SampleText.lines(known) == SampleText.lines(other)
              if !isSame { Issue.record("\(text) in \(width) × \(height), \(x) × \(y)") }
            }
          }
        }
      }
    }
    #expect(SampleText.block("Short").room(width: nil).width != nil)
    #expect(SampleText.block("21°").room(width: 100).height == -.infinity)
    let paragraph = SampleText.block(SampleText.paragraph)
    #expect(paragraph.room(width: 100, height: 10).height == nil)
    #expect(
      paragraph.room(width: 100, height: 900).height
        == paragraph.layout(
          width: 100, height: nil
        ).size.height)
  }
}
