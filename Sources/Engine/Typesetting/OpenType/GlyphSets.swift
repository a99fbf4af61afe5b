/// The two ways OpenType layout tables list glyphs.
enum GlyphSets {
  /// The glyphs of a coverage table, in coverage order.
  static func coverage(_ table: FontBytes) throws(OpenTypeError) -> [Int] {
    var result: [Int] = []
    let count = try table.u16(2)
    if try table.u16(0) == 1 {
      for index in 0..<count { result.append(try table.u16(4 + 2 * index)) }
      return result
    }
    for index in 0..<count {
      let start = try table.u16(4 + 6 * index)
      let end = try table.u16(6 + 6 * index)
      guard start <= end, result.count <= 0x10000 else { throw .malformed("GPOS") }
      result.append(contentsOf: start...end)
    }
    return result
  }

  /// The class of each glyph of a class definition table; glyphs not listed are of class 0.
  static func classes(_ table: FontBytes) throws(OpenTypeError) -> [Int: Int] {
    var result: [Int: Int] = [:]
    if try table.u16(0) == 1 {
      let first = try table.u16(2)
      for index in 0..<(try table.u16(4)) {
        result[first + index] = try table.u16(6 + 2 * index)
      }
      return result
    }
    var work = 0
    for index in 0..<(try table.u16(2)) {
      let start = try table.u16(4 + 6 * index)
      let end = try table.u16(6 + 6 * index)
      let value = try table.u16(8 + 6 * index)
      work += end - start
      // Ranges of a sound table do not overlap, so they add up to fewer than all glyphs.
      guard start <= end, work <= 0x10000 else { throw .malformed("GPOS") }
      for glyph in start...end { result[glyph] = value }
    }
    return result
  }
}
