package import VectorDrawing

extension ResolvedFont {
  /// The font as a picture names it.
  package var fontFace: FontFace {
    FontFace(
      size: pointSize, weight: numericWeight, italic: italic, family: svgFamily,
      monospacedDigits: monospacedDigits, smallCapitals: smallCapitals)
  }

  private var smallCapitals: FontFace.SmallCapitals {
    switch smallCaps {
    case .none: .none
    case .lowercase: .lowercase
    case .uppercase: .uppercase
    case .all: .all
    }
  }
}
