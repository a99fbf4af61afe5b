package import VectorDrawing

extension ResolvedFont {
  /// The name of a font that is not the system's.
  package var customName: String? { recipe.customName }

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
