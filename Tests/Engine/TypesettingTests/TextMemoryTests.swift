import Foundation
import Testing

@testable import Typesetting

/// A text answers from what it laid out before; these compare it with one that remembers nothing.
struct TextMemoryTests {
  private static let texts = ["Short", "21°", SampleText.paragraph, "Two\nlines…", "Ünbroken"]

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
            block.layout(width: width, height: height), fresh.compose(width: width, height: height)
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

  @Test func `a text that ignores heights is the same at each`() {
    for text in Self.texts {
      let block = SampleText.block(text)
      for width in [20, 60, 400, .infinity] as [CGFloat] where block.ignoresHeight(width: width) {
        let sizes = [0, 5, 20, 100].map { block.layout(width: width, height: $0).size }
        #expect(sizes.allSatisfy { $0 == block.layout(width: width, height: nil).size })
      }
    }
    #expect(SampleText.block("Short").ignoresHeight(width: nil))
    #expect(SampleText.block("21°").ignoresHeight(width: 100))
    #expect(!SampleText.block(SampleText.paragraph).ignoresHeight(width: 100))
  }
}
