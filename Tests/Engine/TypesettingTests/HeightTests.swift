import Foundation
import Testing
import Typesetting

struct HeightTests {
  @Test func `heights and spacing of point-size fonts are the recorded ones`() {
    var wrong: [String] = []
    for row in RecordedHeights.rows {
      let block = SampleText.block("Text", .system(size: row.size), row.platform)
      let height = block.layout(width: nil, height: nil).size.height
      let spacing = TextSpacing(
        font: SampleText.font(.system(size: row.size), row.platform), pixelsPerPoint: 2)
      let isRight =
        abs(height - row.height) < 0.001 && abs(spacing.above - row.above) < 0.001
        && abs(spacing.below - row.below) < 0.001 && spacing.betweenTexts == 0
      if !isRight {
        wrong.append("\(row): \(height) \(spacing.above) \(spacing.below)")
      }
    }
    #expect(wrong == [])
  }

  /// Facts/fonts.md#line-heights: 13 pt 15.667 and 31.333, four lines of 20 pt 95.667 at three
  /// pixels.
  @Test(arguments: [(13.0, 1, 15.6667), (13, 2, 31.3333), (20, 4, 95.6667), (20, 5, 119.6667)])
  func `lines add up before they are rounded on iOS`(size: CGFloat, lines: Int, height: Double) {
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let block = SampleText.block(text, .system(size: size), .iOS) { $0.pixelsPerPoint = 3 }
    #expect(abs(block.layout(width: nil, height: nil).size.height - height) < 0.001)
  }

  @Test(arguments: [TypePlatform.iOS, .macOS])
  func `secondary text keeps the line of its font`(platform: TypePlatform) {
    var context = FontContext(platform: platform)
    let font = FontLibrary.shared.resolve(.footnote, in: context)
    context.scale = 0.87
    let small = FontLibrary.shared.resolve(.footnote, in: context)
    #expect(small.pointSize == font.pointSize * 0.87)
    #expect(small.lineHeight == font.lineHeight && small.baselineAscent == font.baselineAscent)
    #expect(small.advance(of: "a") < font.advance(of: "a"))
  }

  @Test func `text styles stand as far apart as the guidelines say`() {
    let block = SampleText.block("a\nb\nc", .body, .iOS) { $0.pixelsPerPoint = 3 }
    let layout = block.layout(width: nil, height: nil)
    let pitch = layout.lines[2].baseline - layout.lines[1].baseline
    #expect(abs(pitch - 22) < 0.34)
    #expect(abs(layout.size.height - (44 + 20.3333)) < 0.34)
    let spacing = TextSpacing(font: SampleText.font(.body, .iOS), pixelsPerPoint: 3)
    #expect(abs(spacing.betweenTexts - 2) < 0.001)
  }

  @Test func `line spacing widens the pitch but not a single line`() {
    let change: (inout TextOptions) -> Void = { $0.lineSpacing = 10 }
    let one = SampleText.block("a", .system(size: 13), change: change)
    let two = SampleText.block("a\nb", .system(size: 13), change: change)
    #expect(one.layout(width: nil, height: nil).size.height == 16)
    // 16 + (15.31 + 10), up to the half point.
    #expect(two.layout(width: nil, height: nil).size.height == 41.5)
  }

  @Test func `reserved lines leave the last baseline on the real line`() {
    let block = SampleText.block("a") {
      $0.lineLimit = 3
      $0.reservesSpace = true
    }
    let layout = block.layout(width: nil, height: nil)
    #expect(layout.size.height == 48)
    #expect(layout.lastBaseline == 13)
    #expect(layout.firstBaseline == 13)
  }

  @Test func `a mixed line is as tall as its tallest run`() {
    let runs = [
      TextRun(text: "small ", font: SampleText.font(.system(size: 10), .iOS), tag: 1),
      TextRun(text: "Big", font: SampleText.font(.system(size: 40), .iOS), tag: 2),
    ]
    let block = TextBlock(runs: runs, options: TextOptions(pixelsPerPoint: 2))
    let layout = block.layout(width: nil, height: nil)
    #expect(layout.size.height == 48)
    #expect(layout.lines[0].fragments.map(\.tag) == [1, 2])
  }

  @Test func `a raised run makes its line taller`() {
    var run = TextRun(text: "x", font: SampleText.font(.system(size: 13)))
    run.baselineOffset = 5
    let block = TextBlock(runs: [run], options: TextOptions(pixelsPerPoint: 2))
    #expect(block.layout(width: nil, height: nil).size.height == 21)
  }

  /// Facts/recordings.md#cases, text/baseline-wrapped: the boxes beside four lines of 13 points.
  @Test func `baselines of wrapped text are the recorded ones`() {
    let layout = SampleText.block(SampleText.paragraph).layout(width: 120, height: nil)
    #expect(layout.lines.count == 4)
    #expect(layout.firstBaseline == 13)
    #expect(layout.lastBaseline == 61)
    #expect(layout.lines.map(\.baseline) == [13, 29, 45, 61])
  }

  @Test func `baselines on iOS are whole pixels`() {
    let block = SampleText.block("a", .body, .iOS) { $0.pixelsPerPoint = 3 }
    let layout = block.layout(width: nil, height: nil)
    // 17 × 1950 / 2048 = 16.187 points are 48.56 pixels.
    #expect(abs(layout.firstBaseline - 49.0 / 3) < 0.001)
    #expect(abs(layout.lastBaseline - 49.0 / 3) < 0.001)
  }
}
