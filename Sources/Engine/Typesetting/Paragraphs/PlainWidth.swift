/// The short way for the usual text: one run of printable ASCII.
enum PlainWidth {
  /// The width of one line, points; nil if the text needs the long way.
  static func measure(_ runs: [TextRun]) -> Double? {
    guard runs.count == 1, runs[0].attachment == nil else { return nil }
    let spacing = runs[0].letterSpacing
    let font = runs[0].font
    return runs[0].text.utf8.withContiguousStorageIfAvailable { bytes in
      measure(bytes, font: font, spacing: spacing)
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
