import VectorDrawing

/// The outlines of a `CFF` table (Adobe's Technical Note 5176).
struct CompactFont: Sendable {
  /// The subroutines of all glyphs.
  let subroutines: [FontBytes]
  private let programs: [FontBytes]
  /// The subroutines of each font dictionary.
  private var own: [[FontBytes]] = []
  /// Which dictionary a glyph belongs to; nil where there is one.
  private var choice: FontBytes?

  init(_ table: FontBytes) throws(OpenTypeError) {
    let names = try Self.index(table, try table.u8(2))
    let tops = try Self.index(table, names.end)
    let strings = try Self.index(table, tops.end)
    subroutines = try Self.index(table, strings.end).items
    guard let first = tops.items.first else { throw .malformed("CFF ") }
    let top = try Self.dictionary(first)
    guard let at = top[17]?.first else { throw .malformed("CFF ") }
    programs = try Self.index(table, at).items
    if let fonts = top[1236]?.first, let chooser = top[1237]?.first {
      for font in try Self.index(table, fonts).items {
        own.append(try Self.subroutines(table, try Self.dictionary(font)))
      }
      choice = try table.slice(chooser)
    } else {
      own = [try Self.subroutines(table, top)]
    }
  }

  /// The outline of a glyph, font units, y up.
  func outline(ofGlyph glyph: Int) throws(OpenTypeError) -> [Path.Element] {
    guard programs.indices.contains(glyph) else { throw .malformed("CFF ") }
    let font = try dictionary(ofGlyph: glyph)
    guard own.indices.contains(font) else { throw .malformed("CFF ") }
    var program = CharstringProgram(self, own: own[font])
    return try program.outline(programs[glyph])
  }

  private func dictionary(ofGlyph glyph: Int) throws(OpenTypeError) -> Int {
    guard let choice else { return 0 }
    if try choice.u8(0) == 0 { return try choice.u8(1 + glyph) }
    for range in 0..<(try choice.u16(1)) {
      if try choice.u16(3 + 3 * range + 3) > glyph { return try choice.u8(3 + 3 * range + 2) }
    }
    return 0
  }

  private static func subroutines(
    _ table: FontBytes, _ font: [Int: [Int]]
  ) throws(OpenTypeError) -> [FontBytes] {
    guard let range = font[18], range.count == 2 else { return [] }
    let (size, start) = (range[0], range[1])
    let dictionary = try dictionary(try table.slice(start, size))
    guard let offset = dictionary[19]?.first else { return [] }
    return try index(table, start + offset).items
  }

  /// A list of pieces of the table, and where it ends.
  private static func index(
    _ table: FontBytes, _ start: Int
  ) throws(OpenTypeError) -> (items: [FontBytes], end: Int) {
    let count = try table.u16(start)
    if count == 0 { return ([], start + 2) }
    let size = try table.u8(start + 2)
    guard (1...4).contains(size) else { throw .malformed("CFF ") }
    let data = start + 2 + (count + 1) * size
    func offset(_ number: Int) throws(OpenTypeError) -> Int {
      var value = 0
      for byte in 0..<size {
        value = value << 8 | (try table.u8(start + 3 + number * size + byte))
      }
      return value
    }
    var items: [FontBytes] = []
    items.reserveCapacity(count)
    var from = try offset(0)
    for number in 1...count {
      let to = try offset(number)
      items.append(try table.slice(data + from, to - from))
      from = to
    }
    return (items, data + from)
  }

  /// The whole numbers of a dictionary by operator; those of two bytes count from 1200.
  private static func dictionary(_ bytes: FontBytes) throws(OpenTypeError) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    var numbers: [Int] = []
    var at = 0
    while at < bytes.count {
      let byte = try bytes.u8(at)
      at += 1
      switch byte {
      case 0...21:
        var operation = byte
        if byte == 12 {
          operation = 1200 + (try bytes.u8(at))
          at += 1
        }
        result[operation] = numbers
        numbers = []
      case 28:
        numbers.append(try bytes.i16(at))
        at += 2
      case 29:
        let value = try bytes.u32(at)
        numbers.append(value >= 0x8000_0000 ? value - 0x1_0000_0000 : value)
        at += 4
      case 30:
        // Fractions are in nothing that outlines need.
        while try bytes.u8(at) & 15 != 15 { at += 1 }
        at += 1
        numbers.append(0)
      case 32...246: numbers.append(byte - 139)
      case 247...250:
        numbers.append((byte - 247) * 256 + (try bytes.u8(at)) + 108)
        at += 1
      case 251...254:
        numbers.append(-(byte - 251) * 256 - (try bytes.u8(at)) - 108)
        at += 1
      default: throw .malformed("CFF ")
      }
    }
    return result
  }
}
