package import Foundation

/// Turns a font file into the JSON table that layout reads (`themes/fonts/README.md`).
package enum FontTableWriter {
  /// The characters kept in tables that are checked in: Latin, Greek, Cyrillic, punctuation,
  /// currency, arrows, mathematics and geometric shapes.
  package static let characters: [ClosedRange<UInt32>] = [
    0x20...0x24F, 0x370...0x52F, 0x1E00...0x1EFF, 0x2000...0x22FF, 0x2460...0x2473,
    0x25A0...0x27BF,
  ]

  /// The table of a font.
  /// - Parameter characters: the characters to keep; nil keeps all.
  package static func table(
    of font: OpenTypeFont, characters: [ClosedRange<UInt32>]?
  ) -> FaceTableFile {
    let kept = font.characters.filter { entry in
      characters?.contains { $0.contains(entry.scalar) } ?? true
    }
    let kerning = KerningClasses(font)
    let zero = font.characters.first { $0.scalar == 0x30 }
    return FaceTableFile(
      name: font.names.postScript, family: font.names.family, weight: font.weight,
      isItalic: font.isItalic, unitsPerEm: font.unitsPerEm, ascender: font.ascender,
      descender: font.descender, lineGap: font.lineGap, capHeight: font.capHeight,
      digitAdvance: zero.map { font.advance(ofGlyph: $0.glyph) } ?? font.unitsPerEm / 2,
      advances: rows(kept, font), kerningLeft: kerning.left, kerningRight: kerning.right,
      kerning: kerning.rows)
  }

  /// The JSON of a table: one key per line, one row of numbers per line.
  package static func json(of table: FaceTableFile) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(table)
    data.append(0x0A)
    return data
  }

  /// The name of a table's file: `Inter-600-italic.json`.
  package static func fileName(of table: FaceTableFile) -> String {
    let family = table.family.filter { $0.isLetter || $0.isNumber }
    return "\(family)-\(table.weight)\(table.isItalic ? "-italic" : "").json"
  }

  private static func rows(
    _ characters: [(scalar: UInt32, glyph: Int)], _ font: OpenTypeFont
  ) -> [String] {
    var result: [String] = []
    var row = ""
    var next: UInt32?
    for (scalar, glyph) in characters {
      // Rows stay short enough to read and to compare.
      if scalar != next || row.utf8.count > 88 {
        if !row.isEmpty { result.append(row) }
        row = String(scalar, radix: 16)
      }
      row += " \(font.advance(ofGlyph: glyph))"
      next = scalar + 1
    }
    if !row.isEmpty { result.append(row) }
    return result
  }
}
