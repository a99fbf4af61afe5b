import Foundation

/// `themes/type/widths.json`: what San Francisco's letters are wider than those of the measured
/// font, ten-thousandths of an em.
struct LetterWidths: Decodable, Sendable {
  /// In the text cut, more of it in the display cut, and more of both by weight.
  let letters: [String: [Double]]
  /// The same for all other characters.
  let others: [Double]
  /// What every character has more, by weight.
  let weights: [[Double]]

  /// Used when the file is missing.
  static let missing = LetterWidths(letters: [:], others: [], weights: [])

  /// The differences of a font.
  /// - Parameter share: how far its letters have gone over to the display cut.
  func differences(displayShare share: Double, weight: Int) -> LetterDifferences {
    // Nothing lighter than light is recorded.
    let heavy = max(Double(weight) - 400, -100) / 300
    let shares = [1, share, heavy, share * heavy]
    let common = PointTable(weights).value(at: Double(weight))
    func em(_ parts: [Double]) -> Double {
      zip(parts, shares).reduce(common) { $0 + $1.0 * $1.1 } / 10_000
    }
    var bySlot = [Double](repeating: em(others), count: CharacterSlot.count)
    for (letter, parts) in letters {
      guard let scalar = letter.unicodeScalars.first,
        let slot = CharacterSlot.index(of: scalar.value)
      else { continue }
      bySlot[slot] = em(parts)
    }
    for (slot, base) in Self.accented { bySlot[slot] = bySlot[base] }
    return LetterDifferences(bySlot: bySlot, others: em(others))
  }

  /// Letters with accents, which change no width, and those without.
  private static let accented: [(slot: Int, base: Int)] = (0xC0..<CharacterSlot.lowEnd).compactMap {
    guard let scalar = Unicode.Scalar($0) else { return nil }
    let parts = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
    guard parts.count > 1, let base = parts.first, base.isASCII else { return nil }
    return (Int($0), Int(base.value))
  }
}
