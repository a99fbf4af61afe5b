/// The short way for the usual text: one run of printable ASCII, or of Latin letters and signs with
/// nothing between them.
enum PlainWidth {
  /// The width of one line, points; nil if the text needs the long way.
  static func measure(_ runs: [TextRun]) -> Double? {
    guard runs.count == 1, runs[0].attachment == nil else { return nil }
    let spacing = runs[0].letterSpacing
    let font = runs[0].font
    return runs[0].text.utf8.withContiguousStorageIfAvailable { bytes in
      if let width = measure(bytes, font: font, spacing: spacing) { return width }
      return spacing == 0 ? measureLatin(bytes, font) : nil
    } ?? nil
  }

  private static func measure(
    _ bytes: UnsafeBufferPointer<UInt8>, font: ResolvedFont, spacing: Double
  ) -> Double? {
    let width: Double? = font.advances.withUnsafeBufferPointer { advances in
      var total = 0.0
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7F else { return nil }
        total += advances[Int(byte)]
      }
      return total + spacing * Double(bytes.count)
    }
    guard let width, font.kerningScale != 0, let face = font.face else { return width }
    return width + Double(units(of: bytes, face.kerning)) * font.kerningScale
  }

  /// The width of text whose characters lie in the first part of the flat tables and each are one
  /// code point, which neither combines, breaks nor turns: letters and signs of Latin. Summed up
  /// just as the long way does, which sees no difference in them.
  private static func measureLatin(
    _ bytes: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont
  ) -> Double? {
    let kerning = font.kerningScale == 0 ? KerningTable.none : font.face?.kerning ?? .none
    return font.advances.withUnsafeBufferPointer { advances -> Double? in
      var (total, last) = (0.0, 0.0)
      var lastSlot: Int?
      var index = 0
      while index < bytes.count {
        var slot = Int(bytes[index])
        index += 1
        if slot >= 0x80 {
          guard slot < 0xCC, index < bytes.count else { return nil }
          slot = (slot & 0x1F) << 6 | Int(bytes[index] & 0x3F)
          index += 1
        }
        guard slot >= 0x20, slot < 0x7F || slot > 0x9F, slot != 0xAD,
          slot < Int(CharacterSlot.lowEnd)
        else { return nil }
        if let lastSlot {
          if !kerning.isEmpty {
            last += Double(kerning.value(lastSlot, slot)) * font.kerningScale
          }
          total += last
        }
        (last, lastSlot) = (advances[slot], slot)
      }
      // Space at the end hangs.
      return lastSlot == 0x20 ? nil : total + last
    }
  }

  /// The kerning of all pairs, units.
  private static func units(
    of bytes: UnsafeBufferPointer<UInt8>, _ kerning: KerningTable
  ) -> Int {
    guard var left = bytes.first else { return 0 }
    var total = 0
    for right in bytes.dropFirst() {
      total += kerning.value(Int(left), Int(right))
      left = right
    }
    return total
  }
}
