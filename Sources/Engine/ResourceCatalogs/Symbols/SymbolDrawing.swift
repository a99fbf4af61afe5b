/// The weight of a symbol's strokes; names as in SwiftUI's `Font.Weight`.
package enum SymbolWeight: String, Hashable, Sendable, CaseIterable, Codable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The relative size of a symbol; names as in SwiftUI's `Image.Scale`.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable, Codable {
  case small, medium, large
}

/// How a stroke ends.
package enum SymbolLineCap: String, Hashable, Sendable { case butt, round, square }

/// How two strokes meet.
package enum SymbolLineJoin: String, Hashable, Sendable { case miter, round, bevel }

/// One filled or stroked outline of a symbol. Lengths are ems: 1 is the font's size.
package struct SymbolElement: Hashable, Sendable {
  /// The outline; y grows downward, (0, 0) is the drawing's upper left corner.
  package var segments: [PathSegment]
  /// Whether the inside is painted.
  package var isFilled: Bool
  /// The stroke's width, or nil for none.
  package var strokeWidth: Double?
  /// Whether the inside is found by the even-odd rule.
  package var evenOdd: Bool
  /// How strokes end.
  package var cap: SymbolLineCap
  /// How strokes meet.
  package var join: SymbolLineJoin
  /// Whether the element is cut out of what is below it in its drawing instead of painted.
  package var erases: Bool
  /// Opacity of the element alone, 0…1.
  package var opacity: Double
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

/// A symbol ready to be painted.
package struct SymbolDrawing: Hashable, Sendable {
  /// Width in ems.
  package var width: Double
  /// Height in ems.
  package var height: Double
  /// Distance from the drawing's lower edge up to the text baseline, in ems.
  package var baselineOffset: Double
  /// Bottom first.
  package var layers: [SymbolLayer]
}
