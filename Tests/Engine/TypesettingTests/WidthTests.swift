import Foundation
import Testing

@testable import Typesetting

struct WidthTests {
  /// What a recorded string must be among to be judged with others.
  struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let matches: @Sendable (RecordedWidths.Row) -> Bool
  }

  static let parts = [
    Part(testDescription: "words", count: 303) { !$0.isSentence },
    Part(testDescription: "sentences", count: 41) { $0.isSentence },
    Part(testDescription: "10 to 13 points", count: 170) { $0.size <= 13 },
    Part(testDescription: "15 to 17 points", count: 103) { (15...17).contains($0.size) },
    Part(testDescription: "20 to 24 points", count: 35) { (20...24).contains($0.size) },
    Part(testDescription: "26 to 34 points", count: 36) { $0.size >= 26 },
    Part(testDescription: "regular", count: 203) { $0.weight == 400 },
    Part(testDescription: "medium and semibold", count: 100) { (500...600).contains($0.weight) },
    Part(testDescription: "bold and more", count: 40) { $0.weight >= 700 },
  ]

  /// `make fidelity` shows the figures, those of strings held out of the fit too.
  @Test(arguments: parts)
  func `recorded strings are met, and no kind of them is too wide or too narrow`(part: Part) {
    let rows = RecordedWidths.rows.filter(part.matches)
    let errors = rows.map { row -> CGFloat in
      let font = SampleText.font(.system(size: row.size, weight: Font.Weight(number: row.weight)))
      let run = TextRun(text: row.text, font: font)
      // A space at the end hangs over a line, and counts here.
      let width =
        PlainWidth.measure([run])
        ?? TextBlock(runs: [run], options: TextOptions(pixelsPerPoint: 2))
        .layout(width: nil, height: nil).lines[0].width
      return width - row.width
    }
    #expect(rows.count == part.count)
    let wrong: CGFloat = errors.reduce(0) { $0 + abs($1) }
    let signed: CGFloat = errors.reduce(0, +)
    let recorded: CGFloat = rows.reduce(0) { $0 + $1.width }
    #expect(wrong <= 0.2 * CGFloat(errors.count))
    #expect(abs(signed) <= 0.001 * recorded)
  }

  /// One string of 19 characters in fonts of 20 points: widths by weight and design
  /// (Facts/recordings.md#cases, text/system-fonts).
  @Test(arguments: [
    (Font.system(size: 20, weight: .light), 174.0), (.system(size: 20), 176.5),
    (.system(size: 20, weight: .medium), 181), (.system(size: 20, weight: .bold), 189.5),
    (.system(size: 20, weight: .black), 202), (.system(size: 20, design: .rounded), 175),
    (.system(size: 20, design: .serif), 185.5), (.system(size: 20, design: .monospaced), 235),
    (.system(size: 10), 97.5), (.system(size: 12), 114.5), (.system(size: 24), 207),
    (.system(size: 32), 275),
  ])
  func `weights, designs and sizes keep their recorded proportions`(font: Font, width: Double) {
    let measured = SampleText.block("The quick brown fox", font).idealWidth
    #expect(abs(Double(measured) / width - 1) < 0.016)
  }

  @Test func `monospaced digits share one width`() {
    let font = Font.body.monospacedDigit()
    let widths = (0...9).map { SampleText.block("\($0)\($0)", font).idealWidth }
    #expect(Set(widths).count == 1)
    #expect(SampleText.block("11").idealWidth < SampleText.block("00").idealWidth)
  }

  @Test(arguments: [
    ("日本語", 3.0), ("👨‍👩‍👧", 1.17), ("🇩🇪🇫🇷", 2.34), ("👍🏽", 1.17), ("e\u{301}", 0.55),
  ])
  func `clusters are as wide as one glyph`(text: String, em: Double) {
    let width = SampleText.block(text, .system(size: 100)).idealWidth
    #expect(abs(Double(width) / 100 - em) < 0.08)
  }

  @Test func `control characters take no room`() {
    let plain = SampleText.block("ab").idealWidth
    let noisy = SampleText.block("a\u{1}\u{7F}\u{200B}\u{FEFF}b").idealWidth
    #expect(noisy == plain)
  }

  @Test func `letter spacing is added to every character`() {
    let font = SampleText.font(.body)
    var run = TextRun(text: "abcd", font: font)
    let options = TextOptions(pixelsPerPoint: 2)
    let plain = TextBlock(runs: [run], options: options).idealWidth
    run.kerning = 2
    run.tracking = 1
    #expect(abs(TextBlock(runs: [run], options: options).idealWidth - plain - 12) < 0.51)
  }
}
