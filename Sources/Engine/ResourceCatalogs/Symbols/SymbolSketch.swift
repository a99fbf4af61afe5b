import Foundation
import VectorDrawing

/// A symbol while it is put together, in the drawings' own units: 100 are an em.
struct SymbolSketch {
  /// One outline.
  struct Piece {
    var path: Path
    var isFilled: Bool
    /// Stays as it is when the piece is scaled, so that strokes match across a symbol; 0 is none.
    var strokeWidth: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var evenOdd: Bool
    var opacity: Double
    var erasing: SymbolElement.Erasing
    var hierarchy: Int
    var colorName: String?
    /// The step of a variable value from which on it is drawn in full, from 1; 0 is always.
    var variable = 0
    /// What becomes of it where the symbol is filled; nil leaves it as it is.
    var filling: Filling?
  }

  /// What a shape is in the filled form of a drawing.
  enum Filling: String {
    case solid, hole
  }

  /// Units of an em.
  static let unitsPerEm: CGFloat = 100

  /// How far a symbol's middle lies above the baseline unless it says otherwise
  /// (themes/symbols/README.md).
  static let middleAboveBaseline: CGFloat = 38

  /// Cuts wider than this are gaps between parts and do not follow the weight.
  static let widestLine: CGFloat = 15

  var size: CGSize
  /// Bottom first.
  var pieces: [Piece]
  /// Where an enclosure takes its glyph.
  var box: CGRect?
  /// Units from the lower edge up to the text baseline, or nil for the usual height.
  var baseline: CGFloat?

  /// The sketch moved, turned or scaled, with a new size.
  func applying(_ transform: CGAffineTransform, size: CGSize) -> SymbolSketch {
    var result = self
    result.size = size
    result.baseline = nil
    for index in pieces.indices {
      result.pieces[index].path = pieces[index].path.applying(transform)
    }
    return result
  }

  /// The drawing in ems, at a weight and scale.
  func drawing(weight: SymbolWeight, scale: SymbolScale) -> SymbolDrawing {
    let factor = scale.sizeFactor / Self.unitsPerEm
    let transform = CGAffineTransform(scaleX: factor, y: factor)
    var layers: [SymbolLayer] = []
    for piece in pieces {
      let strokeFactor = piece.isGap ? factor : factor * weight.strokeFactor
      let element = piece.element(transform, strokeFactor: strokeFactor)
      if let last = layers.last, last.hierarchy == piece.hierarchy,
        last.colorName == piece.colorName
      {
        layers[layers.count - 1].elements.append(element)
      } else {
        layers.append(
          SymbolLayer(
            hierarchy: piece.hierarchy, colorName: piece.colorName, elements: [element]))
      }
    }
    let offset = baseline ?? (size.height / 2 - Self.middleAboveBaseline)
    return SymbolDrawing(
      size: CGSize(width: size.width * factor, height: size.height * factor),
      baselineOffset: offset * factor, layers: layers)
  }
}

extension SymbolSketch.Piece {
  /// Whether it keeps parts of the drawing apart, rather than being a line cut out of it.
  var isGap: Bool {
    erasing == .always && (isFilled || strokeWidth > SymbolSketch.widestLine)
  }

  /// A round-ended line.
  static func line(from: CGPoint, to: CGPoint, width: CGFloat) -> SymbolSketch.Piece {
    let path = Path(storage: .elements([.move(to: from), .line(to: to)]))
    return SymbolSketch.Piece(
      path: path, isFilled: false, strokeWidth: width, cap: .round, join: .round, evenOdd: false,
      opacity: 1, erasing: .never, hierarchy: 0, colorName: nil)
  }

  /// A filled disc.
  static func disc(center: CGPoint, radius: CGFloat) -> SymbolSketch.Piece {
    let frame = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return SymbolSketch.Piece(
      path: Path(ellipseIn: frame), isFilled: true, strokeWidth: 0, cap: .round, join: .round,
      evenOdd: false, opacity: 1, erasing: .never, hierarchy: 0, colorName: nil)
  }

  /// The piece as an element of a drawing.
  func element(_ transform: CGAffineTransform, strokeFactor: CGFloat) -> SymbolElement {
    let stroke = StrokeStyle(lineWidth: strokeWidth * strokeFactor, lineCap: cap, lineJoin: join)
    return SymbolElement(
      path: path.applying(transform), isFilled: isFilled, evenOdd: evenOdd,
      stroke: strokeWidth > 0 ? stroke : nil, opacity: opacity, erasing: erasing, variable: variable
    )
  }
}
