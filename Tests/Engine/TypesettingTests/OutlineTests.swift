import Foundation
import Testing
import VectorDrawing

@testable import Typesetting

@Suite struct OutlineTests {
  private func pieces(
    _ text: String, _ font: Font = .body, width: CGFloat = 100,
    change: (inout TextLineItem.Fragment) -> Void = { _ in }
  ) -> (pieces: [TextLineItem.Fragment], outliner: TextOutliner) {
    let resolved = FontLibrary.shared.resolve(font, in: FontContext())
    var piece = TextLineItem.Fragment(
      text: text, x: 5, width: width, font: resolved.fontFace, paint: .color(.black))
    change(&piece)
    var outliner = TextOutliner()
    let items = outliner.outlined([
      .text(TextLineItem(baseline: 20, fragments: [piece], node: 3))
    ])
    guard case .text(let line) = items.first else { return ([], outliner) }
    return (line.fragments, outliner)
  }

  @Test func `letters stand as the font has them, stretched to the measured width`() throws {
    let (pieces, outliner) = pieces("HH H", width: 60)
    #expect(pieces.count == 1 && outliner.kept.isEmpty && pieces.first?.text == "HH H")
    let letters = try #require(pieces.first?.letters)
    // Nothing is drawn of a space.
    #expect(letters.letters.count == 3 && letters.letters.first?.x == 0)
    #expect(letters.letters[0].outline === letters.letters[2].outline)
    let bounds = letters.path(at: CGPoint(x: 5, y: 20), width: 60).boundingRect
    #expect(bounds.minX > 5 && bounds.maxX < 65 && bounds.maxX > 60)
    // Capitals stand on the baseline and are 0.727 of the size tall.
    #expect(abs(bounds.maxY - 20) < 0.01 && abs(bounds.height - 17 * 0.727) < 0.05)
  }

  @Test func `what has no outline stays text where it stands, and is told`() {
    let (cut, outliner) = pieces("Hi \u{1F44B} you", width: 80) { $0.spacing = 1 }
    #expect(cut.map(\.text) == ["Hi ", "\u{1F44B}", " you"])
    #expect(cut.map { $0.letters == nil } == [false, true, false])
    #expect(outliner.kept == ["\u{1F44B}"])
    #expect(cut.first?.x == 5 && abs((cut.last.map { $0.x + $0.width } ?? 0) - 85) < 0.001)
    for (one, next) in zip(cut, cut.dropFirst()) {
      #expect(abs(one.x + one.width - next.x) < 0.001)
    }
    // What draws text joins these letters.
    let arabic = pieces("\u{645}\u{631} 12")
    #expect(arabic.pieces.count == 1 && arabic.pieces.first?.letters == nil)
    #expect(arabic.outliner.kept == ["\u{645}\u{631} 12"])
  }

  @Test func `accents that follow their letter are drawn with it`() {
    let (pieces, outliner) = pieces("a\u{301}\u{AD}")
    #expect(outliner.kept.isEmpty && pieces.first?.letters?.letters.count == 1)
  }

  @Test func `signs between digits and capitals stand higher`() throws {
    func colon(_ text: String) -> CGFloat? {
      pieces(text).pieces.first?.letters?.letters[1].outline.elements.first.map {
        if case .move(let point) = $0 { point.y } else { 0 }
      }
    }
    let (low, high) = (try #require(colon("a:b")), try #require(colon("9:41")))
    #expect(high < low)
  }

  @Test func `digits of one width, small capitals, slant and lines follow the font`() {
    let digits = pieces("111", .body.monospacedDigit()).pieces.first?.letters?.letters ?? []
    #expect(digits.count == 3)
    let small = pieces("ab", .body.smallCaps()).pieces.first?.letters?.letters.first?.outline
    let large = pieces("AB").pieces.first?.letters?.letters.first?.outline
    func height(_ outline: LetterOutline?) -> CGFloat {
      outline.map { Path(storage: .elements($0.elements)).boundingRect.height } ?? 0
    }
    #expect(abs(height(small) - 0.78 * height(large)) < 0.02)
    #expect(pieces("a", .body.italic()).pieces.first?.letters?.transform.c ?? 0 < 0)
    let lined = pieces("a") { ($0.underline, $0.strikethrough) = (true, true) }
    #expect(lined.pieces.first?.letters?.rules.map { $0.y > 0 } == [true, false])
  }

  @Test func `every design is drawn in Inter's letters, and which was not asked so is told`() {
    let (pieces, outliner) = pieces("mi", .system(size: 20, design: .monospaced), width: 24.728)
    #expect(outliner.replaced == [.monospaced])
    let letters = pieces.first?.letters?.letters ?? []
    // Each in the middle of its cell, of 12.364 points; an m is squeezed into it.
    let boxes = letters.map { letter in
      Path(storage: .elements(letter.outline.elements)).boundingRect
        .offsetBy(dx: letter.x, dy: 0)
    }
    #expect(boxes.count == 2 && abs(boxes[0].midX - 3.09) < 0.1 && boxes[0].width < 6.2)
    #expect(boxes.count == 2 && abs(boxes[1].midX - 9.27) < 0.1)
  }

  @Test(arguments: [100, 200, 300, 400, 500, 600, 700, 800, 900])
  func `outlines are there for whatever is measured`(weight: Int) throws {
    let font = FontLibrary.shared.resolve(
      .system(size: 10, weight: Font.Weight(number: weight)), in: FontContext())
    let outlines = try #require(FontLibrary.shared.outlines(of: font))
    let face = try #require(font.face)
    let slots = face.slots.indices.filter { face.slots[$0] >= 0 }.map(CharacterSlot.scalar)
    for value in slots + face.others.keys {
      let scalar = try #require(Unicode.Scalar(value))
      let glyph = try #require(outlines.glyph(of: scalar))
      #expect(outlines.outline(.init(glyph: glyph)) != nil)
    }
  }
}
