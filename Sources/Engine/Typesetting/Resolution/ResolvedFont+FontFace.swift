import VectorDrawing

extension ResolvedFont {
  /// The name of a font that is not the system's.
  package var customName: String? { recipe.customName }
}

extension FontFace {
  /// The font of a recipe as a picture names it.
  convenience init(_ recipe: FontRecipe) {
    self.init(
      size: recipe.pointSize, weight: recipe.weight, italic: recipe.italic,
      family: recipe.svgFamily, monospacedDigits: recipe.monospacedDigits,
      smallCapitals: SmallCapitals(recipe.smallCaps))
  }
}

extension FontFace.SmallCapitals {
  fileprivate init(_ letters: Font.SmallCaps) {
    self =
      switch letters {
      case .none: .none
      case .lowercase: .lowercase
      case .uppercase: .uppercase
      case .all: .all
      }
  }
}
