/// A QR code of bytes (ISO/IEC 18004:2015), in the smallest version that holds them.
struct QRCode {
  /// How much of a code may be lost: 7, 15, 25 or 30 percent.
  enum Correction: Int {
    case low, medium, quartile, high

    /// Its number in a code (table 12).
    var bits: Int { [1, 0, 3, 2][rawValue] }
  }

  /// Modules along a side.
  let size: Int
  /// Row by row, true where dark.
  private(set) var modules: [Bool]
  /// Which modules are patterns and not data.
  private var isPattern: [Bool]

  func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * size + x] }

  /// Nil if no version holds so many bytes.
  init?(_ bytes: [UInt8], _ correction: Correction) {
    guard
      let version = (1...40).first(where: {
        let bits = 4 + ($0 < 10 ? 8 : 16) + bytes.count * 8
        return bits <= QRCapacity(version: $0, correction).dataByteCount * 8
      })
    else { return nil }
    let capacity = QRCapacity(version: version, correction)
    size = version * 4 + 17
    modules = [Bool](repeating: false, count: size * size)
    isPattern = modules
    drawPatterns(version)
    drawWords(capacity.corrected(Self.words(bytes, version, capacity.dataByteCount)))
    let masked = (0..<8).map { mask in
      var code = self
      code.apply(mask)
      code.drawFormat(mask, correction)
      return code
    }
    // Of equal ones the first, as the standard leaves it open.
    if let best = masked.min(by: { $0.penalty < $1.penalty }) { modules = best.modules }
  }

  /// Mode and count, the bytes, an end, and filling (§7.4).
  private static func words(_ bytes: [UInt8], _ version: Int, _ count: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ width: Int) {
      for bit in (0..<width).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, count * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<count - words.count { words.append(index % 2 == 0 ? 0xEC : 0x11) }
    return words
  }

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * size + x] = isDark
    isPattern[y * size + x] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let centers = Self.alignmentCenters(version)
    let last = centers.last ?? 0
    for y in centers {
      for x in centers where !((x == 6 && (y == 6 || y == last)) || (x == last && y == 6)) {
        for (dx, dy) in Self.square(2) {
          set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1)
        }
      }
    }
    drawFormat(0, .medium)
    if version >= 7 { drawVersion(version) }
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for (dx, dy) in Self.square(4) {
      let (column, row) = (x + dx, y + dy)
      guard (0..<size).contains(column), (0..<size).contains(row) else { continue }
      let distance = max(abs(dx), abs(dy))
      set(column, row, distance != 2 && distance != 4)
    }
  }

  /// Steps from the middle of a square to all of it.
  private static func square(_ reach: Int) -> [(Int, Int)] {
    (-reach...reach).flatMap { dy in (-reach...reach).map { ($0, dy) } }
  }

  /// Annex E.
  private static func alignmentCenters(_ version: Int) -> [Int] {
    if version == 1 { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let last = version * 4 + 10
    return [6] + (0..<count - 1).reversed().map { last - $0 * step }
  }

  /// Correction and mask, with a check of ten bits, twice (§7.9).
  private mutating func drawFormat(_ mask: Int, _ correction: Correction) {
    let bits = Self.checked(correction.bits << 3 | mask, 0x537, 10) ^ 0x5412
    func isSet(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<15 {
      let first = index < 6 ? index : index < 8 ? index + 1 : 14 - index
      if index < 8 {
        set(8, first, isSet(index))
        set(size - 1 - index, 8, isSet(index))
      } else {
        set(index == 8 ? 7 : first, 8, isSet(index))
        set(8, size - 15 + index, isSet(index))
      }
    }
    set(8, size - 8, true)
  }

  /// The version with a check of twelve bits, twice (§7.10).
  private mutating func drawVersion(_ version: Int) {
    let bits = Self.checked(version, 0x1F25, 12)
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (far, near) = (size - 11 + index % 3, index / 3)
      set(far, near, isDark)
      set(near, far, isDark)
    }
  }

  /// A number followed by the rest of dividing it by a polynomial.
  private static func checked(_ value: Int, _ divisor: Int, _ width: Int) -> Int {
    var rest = value
    for _ in 0..<width { rest = rest << 1 ^ (rest >> (width - 1)) * divisor }
    return value << width | rest
  }

  /// Up and down in columns of two from the right (§7.7.3).
  private mutating func drawWords(_ words: [UInt8]) {
    var bit = 0
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in 0..<size {
        for x in [right, right - 1] {
          let y = (right + 1) & 2 == 0 ? size - 1 - step : step
          if isPattern[y * size + x] || bit >= words.count * 8 { continue }
          modules[y * size + x] = words[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  /// Turns data over by one of the eight masks (table 10).
  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isPattern[y * size + x] {
        let turns =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if turns { modules[y * size + x].toggle() }
      }
    }
  }

  /// How hard the code is to read (§7.8.3).
  private var penalty: Int {
    var result = 0
    for line in 0..<size {
      result += Self.penalty(of: (0..<size).map { isDark($0, line) })
      result += Self.penalty(of: (0..<size).map { isDark(line, $0) })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let first = isDark(x, y)
        if first == isDark(x + 1, y), first == isDark(x, y + 1), first == isDark(x + 1, y + 1) {
          result += 3
        }
      }
    }
    let dark = modules.count { $0 }
    return result + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }

  /// Runs of five and more, and what looks like a finder with light beside it.
  private static func penalty(of line: [Bool]) -> Int {
    var (result, run) = (0, 1)
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
      } else {
        if run >= 5 { result += run - 2 }
        run = 1
      }
    }
    let finder = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    for pattern in [light + finder, finder + light] where line.count >= pattern.count {
      for start in 0...line.count - pattern.count
      where line[start..<start + pattern.count].elementsEqual(pattern) { result += 40 }
    }
    return result
  }
}
