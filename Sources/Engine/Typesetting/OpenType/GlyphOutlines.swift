import VectorDrawing

/// The outlines of a font file, in whichever form it has them.
enum GlyphOutlines: Sendable {
  case trueType(GlyphTable)
  case compact(CompactFont)

  /// nil for a font without outlines, such as one of bitmaps.
  init?(_ tables: OpenTypeTables) throws(OpenTypeError) {
    if let glyphs = tables.optional("glyf") {
      let format = try tables.required("head").i16(50)
      self = .trueType(
        GlyphTable(glyphs, offsets: try tables.required("loca"), hasLongOffsets: format != 0))
    } else if let table = tables.optional("CFF ") {
      self = .compact(try CompactFont(table))
    } else {
      return nil
    }
  }

  /// The outline of a glyph, font units, y up.
  func outline(ofGlyph glyph: Int) throws(OpenTypeError) -> [Path.Element] {
    switch self {
    case .trueType(let table): try table.outline(ofGlyph: glyph)
    case .compact(let font): try font.outline(ofGlyph: glyph)
    }
  }
}
