/// What measuring needs to know of one font file: advances, kerning and vertical metrics.
package final class FaceTable: Sendable {
  /// The PostScript name, e.g. `Inter-SemiBold`.
  package let name: String
  /// The CSS family to ask for when drawing.
  package let family: String
  /// The resolution of all numbers below.
  package let unitsPerEm: Double
  /// Height above the baseline, units, positive.
  package let ascender: Double
  /// Depth below the baseline, units, positive.
  package let descender: Double
  /// Extra space between lines, units.
  package let lineGap: Double
  /// Height of capitals, units.
  package let capHeight: Double
  /// Advance shared by the digits when they are monospaced, units.
  package let digitAdvance: Int32
  /// Weight on the CSS scale and slant, to find the right member of a family.
  package let weight: Int
  package let isItalic: Bool
  /// Advances of the characters that have a slot; -1 where the font has no glyph.
  let slots: [Int32]
  /// Advances of all other characters.
  let others: [UInt32: Int32]
  /// Kerning between characters that have slots.
  let kerning: KerningTable

  init(file: FaceTableFile) {
    name = file.name
    family = file.family
    unitsPerEm = Double(max(file.unitsPerEm, 1))
    ascender = Double(file.ascender)
    descender = Double(file.descender)
    lineGap = Double(file.lineGap)
    capHeight = Double(file.capHeight)
    digitAdvance = Int32(clamping: file.digitAdvance)
    weight = file.weight
    isItalic = file.isItalic
    var slots = [Int32](repeating: -1, count: CharacterSlot.count)
    var others: [UInt32: Int32] = [:]
    for row in file.advances {
      var numbers = TableNumberScanner(row)
      guard var scalar = numbers.nextHexadecimal() else { continue }
      while let advance = numbers.next() {
        if let slot = CharacterSlot.index(of: scalar) {
          slots[slot] = advance
        } else {
          others[scalar] = advance
        }
        scalar &+= 1
      }
    }
    self.slots = slots
    self.others = others
    kerning = KerningTable(file: file)
  }
}
