import Foundation
import Testing
import Typesetting

struct WrappingTests {
  /// Facts/recordings.md#cases, text/wrapped, text/baseline-wrapped, pressure/*.
  @Test(arguments: [
    (150.0, CGFloat.infinity, 137.0, 64.0), (260, .infinity, 227, 32), (400, .infinity, 355.5, 32),
    (120, .infinity, 118, 64), (110, 8, 103.5, 16), (110, 20, 103.5, 16), (110, 32, 110, 32),
    (110, 40, 110, 32), (110, 48, 110, 48), (110, 70, 110, 64),
  ])
  func `the recorded paragraph wraps and yields to pressure as recorded`(
    width: CGFloat, offered: CGFloat, reported: CGFloat, height: CGFloat
  ) {
    let block = SampleText.block(SampleText.paragraph)
    let size = block.layout(width: width, height: offered).size
    #expect(abs(size.width - reported) <= 3.5)
    #expect(size.height == height)
  }

  @Test(arguments: [
    ("well-known thing", 70.0, ["well-known", "thing"]),
    ("ab\u{A0}cd ef", 40, ["ab\u{A0}cd", "ef"]),
    ("a b\n\nc", 300, ["a b", "", "c"]), ("a\r\nb", 300, ["a", "b"]), ("a\n", 300, ["a", ""]),
    ("日本語、テスト", 40, ["日本", "語、テ", "スト"]), ("👨‍👩‍👧👨‍👩‍👧", 20, ["👨‍👩‍👧", "👨‍👩‍👧"]),
    ("Donaudampfschiff", 60, ["Donauda", "mpfschiff"]), ("one  two", 30, ["one", "two"]),
    ("", 100, [""]), ("now -5", 36, ["now", "-5"]), ("km/h", 25, ["km/", "h"]),
    ("안녕하세요 세계", 80, ["안녕하세요", "세계"]),
    ("あいうっえ", 40, ["あい", "うっえ"]), ("見出し「引用」", 53, ["見出し", "「引用」"]),
    ("です。Swift", 40, ["です。", "Swift"]), ("ジャーナル", 40, ["ジャー", "ナル"]),
    ("価格は100円", 45, ["価格は", "100円"]), ("เขาไป", 16, ["เขา", "ไป"]),
    ("🇩🇪🇫🇷👍🏽", 20, ["🇩🇪", "🇫🇷", "👍🏽"]), ("1️⃣2️⃣", 20, ["1️⃣", "2️⃣"]),
  ])
  func `lines break where readers expect`(text: String, width: CGFloat, lines: [String]) {
    let layout = SampleText.block(text, .system(size: 13)).layout(width: width, height: nil)
    #expect(SampleText.lines(layout) == lines)
  }

  @Test func `a lone last word takes the word before it along`() {
    let block = SampleText.block(SampleText.paragraph)
    let layout = block.layout(width: 400, height: nil)
    #expect(SampleText.lines(layout)[1] == "narrow frame.")
  }

  @Test func `without any width each character has its own line`() {
    let layout = SampleText.block("abc").layout(width: 0, height: nil)
    #expect(layout.size == CGSize(width: 0, height: 48))
  }

  @Test func `hanging space belongs to the reported width but not to the drawn one`() {
    let layout = SampleText.block("aaaa bbbb", .system(size: 13)).layout(width: 45, height: nil)
    #expect(layout.lines.count == 2)
    #expect(layout.size.width > layout.lines.map(\.width).max() ?? 0)
  }

  @Test func `a text fits the size it asked for`() {
    for length in 1...60 {
      let text = String(SampleText.paragraph.prefix(length))
      let block = SampleText.block(text, .body, .iOS) { $0.pixelsPerPoint = 3 }
      let ideal = block.layout(width: nil, height: nil).size
      let again = block.layout(width: ideal.width, height: ideal.height)
      if again.size != ideal || again.isTruncated { Issue.record("\(text)") }
      let narrow = block.layout(width: 90, height: nil).size
      let fitted = block.layout(width: 90, height: narrow.height)
      if fitted.isTruncated { Issue.record("\(text) in 90") }
    }
  }

  @Test func `flexible text takes the width it is offered`() {
    let block = SampleText.block("12:34") { $0.isWidthFlexible = true }
    #expect(block.layout(width: 180, height: nil).size.width == 180)
    #expect(block.layout(width: nil, height: nil).size.width == block.idealWidth)
    #expect(block.widthRange().upperBound == .infinity)
  }

  @Test func `alignment moves lines inside the text's own width`() {
    for (alignment, rightToLeft) in [
      (TextOptions.Alignment.trailing, false), (.leading, true), (.center, false),
    ] {
      let block = SampleText.block("a long line\nx") {
        $0.alignment = alignment
        $0.rightToLeft = rightToLeft
      }
      let layout = block.layout(width: nil, height: nil)
      let line = layout.lines[1]
      let room = layout.size.width - line.width
      #expect(abs(line.x - (alignment == .center ? room / 2 : room)) < 0.001)
    }
  }

  @Test func `a very long text is laid out in reasonable time`() {
    let text = String(repeating: "lorem ipsüm dolor sit ", count: 5_000)
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = SampleText.block(text).layout(width: 200, height: 100)
    }
    // Tests run unoptimised; optimised code takes under 10 ms.
    #expect(time < .seconds(5))
  }
}
