/// Advances, in em, of characters that the measured font lacks, by script.
struct FallbackAdvances: Decodable, Sendable {
  let ideograph: Double
  let halfwidth: Double
  let emoji: Double
  let arabic: Double
  let hebrew: Double
  let indic: Double
  let thai: Double
  let privateUse: Double
  let other: Double
  /// What is known of single letters.
  let letters: LetterAdvances

  /// Used when the tables are missing.
  static let missing = FallbackAdvances(
    ideograph: 1, halfwidth: 0.5, emoji: 1.17, arabic: 0.5, hebrew: 0.55, indic: 0.6, thai: 0.55,
    privateUse: 1, other: 0.6, letters: LetterAdvances([]))

  /// The advance of one character, em.
  func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value < 0x20 || (0x7F...0x9F).contains(value) { return 0 }
    if scalar.isWithoutAdvance { return 0 }
    if let known = letters[value] { return known }
    switch value {
    case 0x590...0x5FF, 0xFB1D...0xFB4F: return hebrew
    case 0x600...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: return arabic
    case 0x900...0xDFF: return indic
    case 0xE00...0xEFF: return thai
    case 0x1000...0x109F, 0x1780...0x17FF: return indic
    case 0xFF61...0xFFDC: return halfwidth
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: return privateUse
    default: break
    }
    if scalar.isIdeographic { return ideograph }
    return scalar.isEmojiLike ? emoji : other
  }
}
