/// Kerning between glyphs: the `kern` feature of `GPOS`, else the old `kern` table.
struct OpenTypeKerning: Sendable {
  /// The subtables of each lookup, in order.
  private var lookups: [[PairPositioning]] = []
  /// Pairs of the old table, left glyph × 65,536 + right glyph.
  private var oldPairs: [Int: Int] = [:]

  init(_ tables: OpenTypeTables) {
    if let gpos = tables.optional("GPOS") {
      lookups = (try? Self.lookups(gpos)) ?? []
    }
    if lookups.isEmpty, let kern = tables.optional("kern") {
      oldPairs = (try? Self.oldPairs(kern)) ?? [:]
    }
  }

  /// Whether there is any.
  var isEmpty: Bool { lookups.isEmpty && oldPairs.isEmpty }

  /// Units between two glyphs: of each lookup, the first subtable that knows the pair decides.
  func value(_ left: Int, _ right: Int) -> Int {
    if !oldPairs.isEmpty { return oldPairs[left << 16 | right] ?? 0 }
    var total = 0
    for subtables in lookups {
      for subtable in subtables {
        guard let value = subtable.value(left, right) else { continue }
        total += value
        break
      }
    }
    return total
  }

  private static func lookups(_ gpos: FontBytes) throws(OpenTypeError) -> [[PairPositioning]] {
    let features = try gpos.slice(try gpos.u16(6))
    var wanted: [Int] = []
    for index in 0..<(try features.u16(0)) where try features.tag(2 + 6 * index) == "kern" {
      let feature = try features.slice(try features.u16(6 + 6 * index))
      for entry in 0..<(try feature.u16(2)) {
        let lookup = try feature.u16(4 + 2 * entry)
        if !wanted.contains(lookup) { wanted.append(lookup) }
      }
    }
    let list = try gpos.slice(try gpos.u16(8))
    var result: [[PairPositioning]] = []
    for index in wanted.sorted() {
      result.append(try subtables(try list.slice(try list.u16(2 + 2 * index))))
    }
    return result
  }

  private static func subtables(_ lookup: FontBytes) throws(OpenTypeError) -> [PairPositioning] {
    let type = try lookup.u16(0)
    var result: [PairPositioning] = []
    for index in 0..<(try lookup.u16(4)) {
      var subtable = try lookup.slice(try lookup.u16(6 + 2 * index))
      var subtype = type
      if type == 9 {
        subtype = try subtable.u16(2)
        subtable = try subtable.slice(try subtable.u32(4))
      }
      if subtype == 2, let pairs = try PairPositioning(subtable) { result.append(pairs) }
    }
    return result
  }

  private static func oldPairs(_ kern: FontBytes) throws(OpenTypeError) -> [Int: Int] {
    var result: [Int: Int] = [:]
    guard try kern.u16(0) == 0 else { return result }
    var offset = 4
    for _ in 0..<(try kern.u16(2)) {
      let coverage = try kern.u16(offset + 4)
      if coverage & 0xFF01 == 1 {
        for pair in 0..<(try kern.u16(offset + 6)) {
          let record = offset + 14 + 6 * pair
          let key = try kern.u16(record) << 16 | kern.u16(record + 2)
          result[key] = try kern.i16(record + 4)
        }
      }
      let length = try kern.u16(offset + 2)
      guard length > 0 else { break }
      offset += length
    }
    return result
  }
}
