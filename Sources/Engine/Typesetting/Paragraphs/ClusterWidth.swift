import Foundation

/// The width of a character made of several code points.
enum ClusterWidth {
  /// Points, with the font's tracking.
  static func advance(
    of scalars: Character.UnicodeScalarView, font: ResolvedFont
  ) -> Double {
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return font.advance(of: first) }
    if isPicture(scalars, first) { return font.fallback.emoji * font.pointSize + font.tracking }
    var total = 0.0
    var last = 0.0
    for scalar in scalars {
      if scalar.losesVowel { total -= last * (1 - Self.shareOfHalfForms) }
      last = font.advance(of: scalar)
      total += last
    }
    return total
  }

  /// How much of its width an Indic consonant keeps without its vowel, where it joins what follows:
  /// half forms, ligatures and signs above are 0.4 to 0.7 in Noto Sans Devanagari.
  private static let shareOfHalfForms = 0.55

  /// Whether the code points join into one emoji: flags, keycaps, joined and toned sequences.
  private static func isPicture(
    _ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar
  ) -> Bool {
    if first.isEmojiLike { return true }
    return scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.value == 0x200D }
      && first.properties.isEmoji
  }
}

extension Unicode.Scalar {
  /// Whether the character takes the vowel from the consonant before it, which then joins the next:
  /// the virama of Devanagari, Bengali, Gurmukhi, Gujarati and Oriya.
  fileprivate var losesVowel: Bool {
    switch value {
    case 0x94D, 0x9CD, 0xA4D, 0xACD, 0xB4D: true
    default: false
    }
  }
}
