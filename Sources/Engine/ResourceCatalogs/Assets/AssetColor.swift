package import VectorDrawing

/// A colour set of an asset catalog.
package struct AssetColor: Hashable, Sendable {
  /// What a variant holds.
  package enum Value: Hashable, Sendable {
    /// Own components.
    case components(RGBA)
    /// A reference to a system colour.
    case system(SystemColor)
  }

  /// One entry of the set.
  package struct Variant: Hashable, Sendable {
    /// The colour.
    package var value: Value
    /// Where it applies.
    package var traits: AssetTraits
  }

  /// The name code uses, with the groups that provide a namespace.
  package var name: String
  /// In the order of the file.
  package var variants: [Variant]

  /// The value that fits an appearance best, or nil if the set is empty.
  package func value(
    scheme: PaletteScheme, contrast: PaletteContrast = .standard, idiom: String = "iphone"
  ) -> Value? {
    AssetTraits.best(of: variants, \.traits, scheme: scheme, contrast: contrast, idiom: idiom)?
      .value
  }

  /// The colour in an appearance, with references looked up in a palette.
  package func color(
    scheme: PaletteScheme, contrast: PaletteContrast = .standard, elevated: Bool = false,
    idiom: String = "iphone", palette: Palette
  ) -> RGBA? {
    switch value(scheme: scheme, contrast: contrast, idiom: idiom) {
    case .components(let color)?: color
    case .system(let color)?:
      palette.color(color, scheme: scheme, contrast: contrast, elevated: elevated)
    case nil: nil
    }
  }
}
