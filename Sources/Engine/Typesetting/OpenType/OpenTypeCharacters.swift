/// Reads which glyph draws which character (`cmap`, formats 0, 4, 6 and 12).
enum OpenTypeCharacters {
  /// All characters, rising.
  static func read(_ cmap: FontBytes) throws(OpenTypeError) -> [(scalar: UInt32, glyph: Int)] {
    var best: (rank: Int, offset: Int)?
    for index in 0..<(try cmap.u16(2)) {
      let record = 4 + 8 * index
      let platform = try cmap.u16(record)
      let encoding = try cmap.u16(record + 2)
      let offset = try cmap.u32(record + 4)
      guard let rank = rank(platform, encoding), rank > best?.rank ?? -1 else { continue }
      best = (rank, offset)
    }
    guard let best else { throw .malformed("cmap") }
    let table = try cmap.slice(best.offset)
    let result: [(scalar: UInt32, glyph: Int)]
    switch try table.u16(0) {
    case 0: result = try format0(table)
    case 4: result = try format4(table)
    case 6: result = try format6(table)
    case 12: result = try format12(table)
    default: throw .malformed("cmap")
    }
    return result.sorted { $0.scalar < $1.scalar }
  }

  /// Full Unicode beats the first plane, Unicode beats everything else.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 3
    case (3, 1), (0, 0...3): 2
    case (3, 0): 1
    case (1, 0): 0
    default: nil
    }
  }

  private static func format0(
    _ table: FontBytes
  ) throws(OpenTypeError) -> [(scalar: UInt32, glyph: Int)] {
    var result: [(scalar: UInt32, glyph: Int)] = []
    for code in 0..<0x80 {
      let glyph = try table.u8(6 + code)
      if glyph != 0 { result.append((UInt32(code), glyph)) }
    }
    return result
  }

  private static func format6(
    _ table: FontBytes
  ) throws(OpenTypeError) -> [(scalar: UInt32, glyph: Int)] {
    let first = try table.u16(6)
    var result: [(scalar: UInt32, glyph: Int)] = []
    for index in 0..<(try table.u16(8)) {
      let glyph = try table.u16(10 + 2 * index)
      if glyph != 0 { result.append((UInt32(first + index), glyph)) }
    }
    return result
  }

  private static func format4(
    _ table: FontBytes
  ) throws(OpenTypeError) -> [(scalar: UInt32, glyph: Int)] {
    let doubled = try table.u16(6)
    var result: [(scalar: UInt32, glyph: Int)] = []
    for segment in stride(from: 0, to: doubled, by: 2) {
      let end = try table.u16(14 + segment)
      let start = try table.u16(16 + doubled + segment)
      let delta = try table.u16(16 + 2 * doubled + segment)
      let position = 16 + 3 * doubled + segment
      let offset = try table.u16(position)
      guard start <= end else { continue }
      for code in start...end where code != 0xFFFF {
        var glyph = code
        if offset != 0 {
          glyph = try table.u16(position + offset + 2 * (code - start))
          if glyph == 0 { continue }
        }
        glyph = (glyph + delta) & 0xFFFF
        if glyph != 0 { result.append((UInt32(code), glyph)) }
      }
      // Overlapping segments of a broken file must not grow without end.
      guard result.count <= 0x20000 else { throw .malformed("cmap") }
    }
    return result
  }

  private static func format12(
    _ table: FontBytes
  ) throws(OpenTypeError) -> [(scalar: UInt32, glyph: Int)] {
    var result: [(scalar: UInt32, glyph: Int)] = []
    for group in 0..<(try table.u32(12)) {
      let record = 16 + 12 * group
      let start = try table.u32(record)
      let end = try table.u32(record + 4)
      let glyph = try table.u32(record + 8)
      guard start <= end, end <= 0x10FFFF, result.count + end - start < 0x110000 else {
        throw .malformed("cmap")
      }
      for code in start...end { result.append((UInt32(code), glyph + code - start)) }
    }
    return result
  }
}
