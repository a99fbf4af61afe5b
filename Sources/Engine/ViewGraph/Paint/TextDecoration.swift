import Foundation
import Typesetting
import VectorDrawing

/// A line below or through text. An object, as few texts have one and all make room for it.
package final class TextDecoration {
  /// How the line is broken.
  package enum Pattern: String { case solid, dot, dash, dashDot, dashDotDot }

  package let pattern: Pattern
  /// What it is drawn with; `nil` for the text's own.
  private let style: (any ShapeStyle)?
  private let paint: ShapePaint?

  package convenience init(_ pattern: Pattern = .solid, _ style: (any ShapeStyle)? = nil) {
    self.init(pattern, style, nil)
  }

  private init(_ pattern: Pattern, _ style: (any ShapeStyle)?, _ paint: ShapePaint?) {
    (self.pattern, self.style, self.paint) = (pattern, style, paint)
  }

  /// The line with its colour found.
  package func resolved(in environment: EnvironmentValues) -> TextDecoration {
    guard let style else { return self }
    return TextDecoration(pattern, style, style._paint(in: environment).paint)
  }

  /// Whether the font draws it: an unbroken line in the colour of the text.
  var isPlain: Bool { pattern == .solid && paint == nil }

  /// The line over a piece of text: where the font says, one through it at half of the x-height,
  /// which is about a quarter of the size.
  func item(
    _ piece: TextLineItem.Fragment, _ font: ResolvedFont, baseline: CGFloat, isThrough: Bool,
    in frame: CGRect, node: Int
  ) -> DisplayItem {
    let width = font.underlineThickness
    let y = baseline - piece.raise + (isThrough ? -font.pointSize / 4 : font.underlineOffset)
    var path = Path()
    path.move(to: CGPoint(x: piece.x, y: y))
    path.addLine(to: CGPoint(x: piece.x + piece.width, y: y))
    let style = StrokeStyle(lineWidth: width, dash: dashes.map { $0 * width })
    return .stroke(path, paint?.paint(in: frame) ?? piece.paint, style, node: node)
  }

  /// The lengths of dashes and gaps, in widths of the line.
  private var dashes: [CGFloat] {
    switch pattern {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
