import Foundation
import Synchronization
import VectorDrawing

/// What drawing letters as outlines needs to know of one font file.
final class FontOutlines: Sendable {
  /// Resolution of the font, units per em.
  private let unitsPerEm: Double
  private let font: OpenTypeFont
  private let outlines: GlyphOutlines
  private let glyphs: [UInt32: Int]
  /// The digits that are equally wide.
  private let equalDigits: [Int: Int]
  /// Signs at the height of capitals.
  private let raised: [Int: Int]
  private let known = Mutex<[Form: LetterOutline]>([:])

  /// A glyph and how wide and tall it is drawn, of its own size.
  struct Form: Hashable {
    let glyph: Int
    var width = 1.0
    var height = 1.0
  }

  /// nil for a font without outlines.
  init?(_ font: OpenTypeFont) throws(OpenTypeError) {
    guard let outlines = try GlyphOutlines(font.tables) else { return nil }
    (self.font, self.outlines, unitsPerEm) = (font, outlines, Double(font.unitsPerEm))
    glyphs = Dictionary(font.characters.map { ($0.scalar, $0.glyph) }) { first, _ in first }
    equalDigits = GlyphSubstitutes.read("tnum", font.tables)
    raised = GlyphSubstitutes.read("case", font.tables)
  }

  /// The glyph of a character; nil where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> Int? { glyphs[scalar.value] }

  /// The glyph that stands for a digit where all are equally wide.
  func equallyWide(_ glyph: Int) -> Int { equalDigits[glyph] ?? glyph }

  /// The glyph that stands for a sign between capitals and digits; nil for letters.
  func raised(_ glyph: Int) -> Int? { raised[glyph] }

  /// The advance of a glyph, em.
  func advance(_ glyph: Int) -> Double { Double(font.advance(ofGlyph: glyph)) / unitsPerEm }

  /// What is drawn; nil for an outline that cannot be read.
  func outline(_ form: Form) -> LetterOutline? {
    if let known = known.withLock({ $0[form] }) { return known }
    guard let elements = try? outlines.outline(ofGlyph: form.glyph) else { return nil }
    let scale = LetterOutline.unitsPerEm / unitsPerEm
    let sized = CGAffineTransform(
      a: scale * form.width, b: 0, c: 0, d: -scale * form.height, tx: 0, ty: 0)
    let outline = LetterOutline(elements.map { $0.applying(sized).rounded })
    known.withLock { $0[form] = outline }
    return outline
  }
}

extension Path.Element {
  /// To two decimals: a thousandth of the font's size.
  fileprivate var rounded: Path.Element {
    func near(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
    }
    return switch self {
    case .move(let point): .move(to: near(point))
    case .line(let point): .line(to: near(point))
    case .quadCurve(let point, let control): .quadCurve(to: near(point), control: near(control))
    case .curve(let point, let first, let second):
      .curve(to: near(point), control1: near(first), control2: near(second))
    case .closeSubpath: .closeSubpath
    }
  }
}
