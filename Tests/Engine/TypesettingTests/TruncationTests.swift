import Foundation
import Testing
import Typesetting

struct TruncationTests {
  private static let fox = "The quick brown fox"

  /// Facts/recordings.md#cases, text/fit: width offered, smallest scale, recorded size.
  @Test(arguments: [
    (100.0, 0.5, 100.0, 13.0), (80, 0.5, 78, 9), (40, 0.5, 38, 8), (100, 0.8, 99, 13),
    (80, 0.8, 77.5, 13), (60, 0.8, 58, 13),
  ])
  func `shrinking to fit gives the recorded sizes`(
    width: CGFloat, factor: CGFloat, fitted: CGFloat, height: CGFloat
  ) {
    let block = SampleText.block(Self.fox) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = factor
    }
    let layout = block.layout(width: width, height: nil)
    #expect(abs(layout.size.width - fitted) <= 2)
    #expect(layout.size.height == height)
    #expect(layout.scale < 1 && layout.scale >= factor)
  }

  /// Facts/recordings.md#cases, text/fit: width offered, tightening, recorded width.
  @Test(arguments: [
    (116.0, true, 116.0), (112, true, 108.5), (100, true, 91), (116, false, 111),
    (112, false, 111), (108, false, 103.5), (100, false, 93.5),
  ])
  func `truncated lines have the recorded widths`(
    width: CGFloat, tightens: Bool, recorded: CGFloat
  ) {
    let block = SampleText.block(Self.fox) {
      $0.lineLimit = 1
      $0.allowsTightening = tightens
    }
    let layout = block.layout(width: width, height: nil)
    #expect(layout.isTruncated)
    #expect(abs(layout.size.width - recorded) <= 3)
  }

  /// Apple's samples draw avatars so: an emoji of 500 points in a circle of 50.
  @Test func `a single letter that is too wide is shrunk`() {
    let block = SampleText.block("W", .system(size: 500)) { $0.minimumScaleFactor = 0.01 }
    let layout = block.layout(width: 50, height: 50)
    #expect(layout.scale > 0.05 && layout.scale < 0.2)
    #expect(layout.size.width <= 50)
    let fixed = SampleText.block("W", .system(size: 500)).layout(width: 50, height: 50)
    #expect(fixed.scale == 1)
  }

  /// Facts/layout.md#fitting-text.
  @Test(arguments: [10.0, 20, 34.5, 47, 100, 200] as [CGFloat])
  func `a single line shrinks to the height that it is offered`(height: CGFloat) {
    let block = SampleText.block("I", .system(size: 100)) { $0.minimumScaleFactor = 0.05 }
    let layout = block.layout(width: 400, height: height)
    #expect(layout.size.height <= height)
    // No further than it must: a quarter of a point more would be too high.
    #expect(layout.size.height >= min(height - 1, 118))
    #expect(!layout.isTruncated)
    #expect(block.layout(width: 400, height: nil).scale == 1)
  }

  @Test func `a line shrinks no further than its factor, however low it is`() {
    let block = SampleText.block("I", .system(size: 100)) { $0.minimumScaleFactor = 0.5 }
    #expect(block.layout(width: 400, height: 0).scale == 0.5)
    let fixed = SampleText.block("I", .system(size: 100))
    #expect(fixed.layout(width: 400, height: 0).scale == 1)
  }

  @Test func `nothing shrinks while wrapping fits`() {
    let block = SampleText.block(Self.fox) { $0.minimumScaleFactor = 0.5 }
    let layout = block.layout(width: 80, height: nil)
    #expect(layout.scale == 1)
    #expect(layout.size.height == 32)
  }

  @Test(arguments: [
    (TextOptions.Truncation.tail, "The quick b…"), (.head, "…k brown fox"),
    (.middle, "The q…wn fox"),
  ])
  func `the ellipsis stands where it is wanted`(mode: TextOptions.Truncation, shown: String) {
    let block = SampleText.block(Self.fox, .system(size: 13)) {
      $0.lineLimit = 1
      $0.truncation = mode
    }
    let layout = block.layout(width: 85, height: nil)
    #expect(SampleText.lines(layout) == [shown])
    #expect(layout.size.width <= 85)
  }

  @Test func `spaces next to the ellipsis are dropped`() {
    let block = SampleText.block("aaaa bbbb") { $0.lineLimit = 1 }
    let layout = block.layout(width: 45, height: nil)
    #expect(SampleText.lines(layout) == ["aaaa…"])
  }

  @Test func `only the last permitted line is shortened`() {
    let block = SampleText.block(SampleText.paragraph) { $0.lineLimit = 2 }
    let layout = block.layout(width: 150, height: nil)
    #expect(layout.lines.count == 2)
    #expect(SampleText.lines(layout)[0] == "Layout must wrap this")
    #expect(SampleText.lines(layout)[1].hasSuffix("…"))
  }

  @Test func `a dropped paragraph leaves an ellipsis`() {
    let block = SampleText.block("first\nsecond") { $0.lineLimit = 1 }
    #expect(SampleText.lines(block.layout(width: 200, height: nil)) == ["first…"])
  }

  @Test func `the ellipsis belongs to the run it follows`() {
    let font = SampleText.font(.body)
    let runs = [
      TextRun(text: "first ", font: font, tag: 7), TextRun(text: "second run", font: font, tag: 8),
    ]
    let block = TextBlock(runs: runs, options: TextOptions(lineLimit: 1, pixelsPerPoint: 2))
    let fragments = block.layout(width: 70, height: nil).lines[0].fragments
    #expect(fragments.map(\.tag) == [7, 8])
    #expect(fragments[1].text.hasSuffix("…"))
    #expect(abs(fragments[1].x - fragments[0].width) < 0.001)
  }

  @Test func `placeholder text wraps by character`() {
    let text = String(repeating: "word ", count: 8)
    let block = SampleText.block(text, .system(size: 13)) { $0.isPlaceholder = true }
    let layout = block.layout(width: 100, height: nil)
    // Facts/redaction.md#placeholder-look: 40 characters in 100 pt are lines of 15, 15 and 10.
    #expect(layout.lines.count == 3)
    #expect(abs(layout.lines[0].width - 94.5) < 0.6)
    #expect(abs(layout.lines[2].width - 62.5) < 0.6)
  }
}
