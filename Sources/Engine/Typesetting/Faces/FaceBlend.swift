/// One or two tables a font is measured from: San Francisco changes its shapes gradually between
/// the text and the display cut, so widths in between are a blend of both.
struct FaceBlend: Sendable {
  /// The table that also gives vertical metrics and kerning.
  let main: FaceTable?
  /// The share of its widths.
  let mainFactor: Double
  /// The other table.
  var other: FaceTable?
  /// The share of its widths.
  var otherFactor = 0.0
  /// What the advances of some slots differ from those of the tables, em.
  var corrections: [Int: Double] = [:]

  /// The advance of a character with a slot, em; nil if the tables lack it.
  func advance(slot: Int) -> Double? {
    guard let correction = corrections[slot] else { return measured(slot: slot) }
    return measured(slot: slot).map { $0 + correction }
  }

  private func measured(slot: Int) -> Double? {
    guard let main, main.slots[slot] >= 0 else { return nil }
    let first = Double(main.slots[slot]) / main.unitsPerEm * mainFactor
    guard let other else { return first }
    guard other.slots[slot] >= 0 else { return first / mainFactor }
    return first + Double(other.slots[slot]) / other.unitsPerEm * otherFactor
  }

  /// The advance of any other character, em; nil if the tables lack it.
  func advance(outsideSlots scalar: UInt32) -> Double? {
    guard let main, let units = main.others[scalar] else { return nil }
    let first = Double(units) / main.unitsPerEm * mainFactor
    guard let other else { return first }
    guard let units = other.others[scalar] else { return first / mainFactor }
    return first + Double(units) / other.unitsPerEm * otherFactor
  }

  /// The advance of monospaced digits, em; nil without tables.
  var digitAdvance: Double? {
    guard let main else { return nil }
    let first = Double(main.digitAdvance) / main.unitsPerEm * mainFactor
    return first + (other.map { Double($0.digitAdvance) / $0.unitsPerEm * otherFactor } ?? 0)
  }
}
