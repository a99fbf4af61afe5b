/// One subtable of pair adjustments (`GPOS` lookup type 2).
struct PairPositioning: Sendable {
  /// Format 1: adjustments by left glyph and right glyph.
  private var pairs: [Int: [Int: Int]] = [:]
  /// Format 2: the classes of the left glyphs that are covered.
  private var leftClasses: [Int: Int] = [:]
  private var rightClasses: [Int: Int] = [:]
  private var rightCount = 0
  private var values: [Int] = []
  private let isByClass: Bool

  /// Reads a subtable; nil for a format that is not known.
  init?(_ table: FontBytes) throws(OpenTypeError) {
    let format = try table.u16(0)
    guard format == 1 || format == 2 else { return nil }
    isByClass = format == 2
    let covered = try GlyphSets.coverage(try table.slice(try table.u16(2)))
    let first = try table.u16(4)
    let sizes = (first: first.nonzeroBitCount * 2, second: try table.u16(6).nonzeroBitCount * 2)
    let advanceOffset = first & 4 == 0 ? nil : (first & 3).nonzeroBitCount * 2
    guard let advanceOffset else { return nil }
    if isByClass {
      try readClasses(table, covered, sizes.first + sizes.second, advanceOffset)
    } else {
      try readPairs(table, covered, sizes.first + sizes.second, advanceOffset)
    }
  }

  /// The adjustment of the left advance; nil if this subtable says nothing about the pair.
  func value(_ left: Int, _ right: Int) -> Int? {
    guard isByClass else { return pairs[left]?[right] }
    guard let row = leftClasses[left] else { return nil }
    return values[row * rightCount + (rightClasses[right] ?? 0)]
  }

  private mutating func readPairs(
    _ table: FontBytes, _ covered: [Int], _ size: Int, _ advance: Int
  ) throws(OpenTypeError) {
    for (index, left) in covered.prefix(try table.u16(8)).enumerated() {
      let set = try table.slice(try table.u16(10 + 2 * index))
      var row: [Int: Int] = [:]
      for pair in 0..<(try set.u16(0)) {
        let record = 2 + pair * (2 + size)
        row[try set.u16(record)] = try set.i16(record + 2 + advance)
      }
      pairs[left] = row
    }
  }

  private mutating func readClasses(
    _ table: FontBytes, _ covered: [Int], _ size: Int, _ advance: Int
  ) throws(OpenTypeError) {
    let left = try GlyphSets.classes(try table.slice(try table.u16(8)))
    rightClasses = try GlyphSets.classes(try table.slice(try table.u16(10)))
    let leftCount = try table.u16(12)
    rightCount = try table.u16(14)
    guard leftCount * rightCount * size <= table.count else { throw .truncated }
    for index in 0..<(leftCount * rightCount) {
      values.append(try table.i16(16 + index * size + advance))
    }
    for glyph in covered {
      let row = left[glyph] ?? 0
      if row < leftCount { leftClasses[glyph] = row }
    }
    rightClasses = rightClasses.filter { $0.value < rightCount }
  }
}
