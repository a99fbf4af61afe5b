package import Foundation
package import VectorDrawing

/// The weight of a symbol's strokes; names as in SwiftUI's `Font.Weight`.
package enum SymbolWeight: String, Hashable, Sendable, CaseIterable, Codable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The relative size of a symbol; names as in SwiftUI's `Image.Scale`.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable, Codable {
  case small, medium, large
}

/// One filled or stroked outline of a symbol. Lengths are ems: 1 is the font's size.
package struct SymbolElement: Hashable, Sendable {
  /// The outline; y grows downward, (0, 0) is the drawing's upper left corner.
  package var path: Path
  /// Whether the inside is painted.
  package var isFilled: Bool
  /// Whether the inside is found by the even-odd rule.
  package var evenOdd: Bool
  /// The stroke, or nil for none.
  package var stroke: StrokeStyle?
  /// Opacity of the element alone, 0…1.
  package var opacity: Double
  /// Whether the element is cut out of what the drawing has below it, instead of being painted.
  package var erases: Bool
}

/// Elements that take one colour.
package struct SymbolLayer: Hashable, Sendable {
  /// 0 primary, 1 secondary, 2 tertiary in hierarchical and palette rendering.
  package var hierarchy: Int
  /// The system colour in multicolour rendering, e.g. `yellow`; nil takes the tint.
  package var colorName: String?
  /// What is painted, bottom first.
  package var elements: [SymbolElement]
}

/// A symbol ready to be painted; lengths are ems.
package struct SymbolDrawing: Hashable, Sendable {
  /// Width and height.
  package var size: CGSize
  /// Distance from the drawing's lower edge up to the text baseline.
  package var baselineOffset: CGFloat
  /// Bottom first.
  package var layers: [SymbolLayer]
}
