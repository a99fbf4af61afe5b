/// The table a font is measured from, and what the font's letters are wider than those measured.
struct MeasuredFace: Sendable {
  /// Also gives vertical metrics and kerning.
  let table: FaceTable?
  /// nil where the table is that of the font itself.
  var differences: LetterDifferences?

  /// The advance of a character with a slot, em; nil if the table lacks it.
  func advance(slot: Int) -> Double? {
    guard let table, table.slots[slot] >= 0 else { return nil }
    return em(table.slots[slot], table, differences?.bySlot[slot])
  }

  /// The advance of any other character, em; nil if the table lacks it.
  func advance(outsideSlots scalar: UInt32) -> Double? {
    guard let table, let units = table.others[scalar] else { return nil }
    return em(units, table, differences?.others)
  }

  /// The advance of monospaced digits, em; nil without a table.
  var digitAdvance: Double? {
    table.map { em($0.digitAdvance, $0, differences?.bySlot[0x30]) }
  }

  /// What takes no room takes none in any font.
  private func em(_ units: Int32, _ table: FaceTable, _ difference: Double?) -> Double {
    units == 0 ? 0 : Double(units) / table.unitsPerEm + (difference ?? 0)
  }
}
