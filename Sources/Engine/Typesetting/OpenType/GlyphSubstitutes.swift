/// Glyphs that stand in for others where a feature of `GSUB` is wanted: one for one, whatever is
/// beside them.
enum GlyphSubstitutes {
  /// The stand-ins of a feature; none where a font has none, or says so in no way that is known.
  static func read(_ feature: String, _ tables: OpenTypeTables) -> [Int: Int] {
    guard let table = tables.optional("GSUB") else { return [:] }
    return (try? read(feature, table)) ?? [:]
  }

  private static func read(
    _ wanted: String, _ table: FontBytes
  ) throws(OpenTypeError) -> [Int: Int] {
    let features = try table.slice(try table.u16(6))
    let lookups = try table.slice(try table.u16(8))
    var result: [Int: Int] = [:]
    for index in 0..<(try features.u16(0)) where try features.tag(2 + 6 * index) == wanted {
      let feature = try features.slice(try features.u16(6 + 6 * index))
      for entry in 0..<(try feature.u16(2)) {
        let number = try feature.u16(4 + 2 * entry)
        let lookup = try lookups.slice(try lookups.u16(2 + 2 * number))
        for subtable in try subtables(lookup) { try add(subtable, to: &result) }
      }
    }
    return result
  }

  private static func subtables(_ lookup: FontBytes) throws(OpenTypeError) -> [FontBytes] {
    let type = try lookup.u16(0)
    var result: [FontBytes] = []
    for index in 0..<(try lookup.u16(4)) {
      let subtable = try lookup.slice(try lookup.u16(6 + 2 * index))
      if type == 1 {
        result.append(subtable)
      } else if type == 7, try subtable.u16(2) == 1 {
        result.append(try subtable.slice(try subtable.u32(4)))
      }
    }
    return result
  }

  private static func add(
    _ subtable: FontBytes, to result: inout [Int: Int]
  ) throws(OpenTypeError) {
    let covered = try GlyphSets.coverage(try subtable.slice(try subtable.u16(2)))
    let isShift = try subtable.u16(0) == 1
    for (index, glyph) in covered.enumerated() where result[glyph] == nil {
      result[glyph] =
        isShift
        ? (glyph + (try subtable.i16(4))) & 0xFFFF : try subtable.u16(6 + 2 * index)
    }
  }
}
