package import Foundation
package import VectorDrawing

/// The weight of a symbol's strokes; names as in SwiftUI's `Font.Weight`.
package enum SymbolWeight: String, Hashable, Sendable, CaseIterable, Codable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Stroke width relative to regular: themes/symbols/README.md.
  package var strokeFactor: CGFloat {
    switch self {
    case .ultraLight: 0.25
    case .thin: 0.5
    case .light: 0.75
    case .regular: 1
    case .medium: 1.25
    case .semibold: 1.5
    case .bold: 1.75
    case .heavy: 2
    case .black: 2.25
    }
  }
}

/// The relative size of a symbol; names as in SwiftUI's `Image.Scale`.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable, Codable {
  case small, medium, large

  /// Size relative to medium where no frame was recorded (Facts/fonts.md#symbols).
  package var sizeFactor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
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
  package var erasing: Erasing
  /// The step of a variable value from which on the element is drawn in full, from 1; 0 is always.
  package var variable = 0

  /// Whether the element is a hole where the whole symbol takes one colour.
  package var erases: Bool { erasing != .never }

  /// When an element is a hole instead of paint.
  package enum Erasing: Hashable, Sendable {
    /// It is paint.
    case never
    /// It is a hole where the whole symbol takes one colour, paint in the other modes.
    case inMonochrome
    /// It is a hole in every mode.
    case always
  }
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

  /// How many steps a variable value has; 0 where the symbol knows none.
  package var variableSteps: Int {
    layers.lazy.flatMap(\.elements).map(\.variable).max() ?? 0
  }
}
