/// The conditions under which an entry of an asset applies; nil means any.
package struct AssetTraits: Hashable, Sendable {
  /// Only in this scheme.
  package var scheme: PaletteScheme?
  /// Only in this contrast.
  package var contrast: PaletteContrast?
  /// `iphone`, `ipad`, `watch`, `mac`, …; nil for `universal`.
  package var idiom: String?
  /// Only in this text direction: `left-to-right` or `right-to-left`.
  package var direction: String?

  /// Makes a set of conditions.
  package init(
    scheme: PaletteScheme? = nil, contrast: PaletteContrast? = nil, idiom: String? = nil,
    direction: String? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.idiom = idiom
    self.direction = direction
  }

  /// How well the conditions fit; nil if one is broken. An exact idiom outweighs the scheme,
  /// the scheme outweighs the contrast, as each makes the asset look less like elsewhere.
  func fit(
    scheme: PaletteScheme, contrast: PaletteContrast, idiom: String, direction: String
  ) -> Int? {
    var score = 0
    if let mine = self.idiom {
      guard mine == idiom else { return nil }
      score += 8
    }
    if let mine = self.scheme {
      guard mine == scheme else { return nil }
      score += 4
    }
    if let mine = self.contrast {
      guard mine == contrast else { return nil }
      score += 2
    }
    if let mine = self.direction {
      guard mine == direction else { return nil }
      score += 1
    }
    return score
  }

  /// The entry that fits best; the first of equals; without any fit the first of all.
  static func best<Entry>(
    of entries: [Entry], _ traits: (Entry) -> AssetTraits, scheme: PaletteScheme,
    contrast: PaletteContrast, idiom: String, direction: String = "left-to-right"
  ) -> Entry? {
    var best: Entry?
    var bestScore = -1
    for entry in entries {
      let score = traits(entry).fit(
        scheme: scheme, contrast: contrast, idiom: idiom, direction: direction)
      if let score, score > bestScore {
        best = entry
        bestScore = score
      }
    }
    return best ?? entries.first
  }
}
