import Foundation

/// The width of a character made of several code points.
enum ClusterWidth {
  /// Points, with the font's tracking.
  static func advance(
    of scalars: Character.UnicodeScalarView, font: ResolvedFont
  ) -> Double {
    guard let first = scalars.first else { return 0 }
    var total = font.advance(of: first)
    guard scalars.count > 1 else { return total }
    if isPicture(scalars, first) { return font.fallback.emoji * font.pointSize + font.tracking }
    for scalar in scalars.dropFirst() { total += font.advance(of: scalar) }
    return total
  }

  /// Whether the code points join into one emoji: flags, keycaps, joined and toned sequences.
  private static func isPicture(
    _ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar
  ) -> Bool {
    if first.isEmojiLike { return true }
    return scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.value == 0x200D }
      && first.properties.isEmoji
  }
}
