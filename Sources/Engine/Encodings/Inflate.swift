/// Unpacks what is packed as RFC 1950 and RFC 1951 say.
package enum Inflate {
  /// Unpacks a zlib stream; what of it could be read, where it is cut off or damaged. The checksum
  /// is not looked at.
  ///
  /// - Parameter limit: The most bytes that are made.
  package static func zlib(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    let isHeader =
      bytes.count >= 2 && bytes[0] & 15 == 8 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    var unpacking = Unpacking(bytes, from: isHeader ? 2 : 0, limit: limit)
    unpacking.run()
    return unpacking.output
  }
}

/// A stream on its way.
private struct Unpacking {
  private let bytes: [UInt8]
  private var position: Int
  private var bitBuffer: UInt32 = 0
  private var bitCount = 0
  private let limit: Int
  private(set) var output: [UInt8] = []

  init(_ bytes: [UInt8], from start: Int, limit: Int) {
    (self.bytes, position, self.limit) = (bytes, start, limit)
  }

  mutating func run() {
    while true {
      guard let isLast = bits(1), let kind = bits(2) else { return }
      let isWhole: Bool
      switch kind {
      case 0: isWhole = stored()
      case 1: isWhole = block(.fixedLiterals, .fixedDistances)
      case 2:
        guard let (literals, distances) = codes() else { return }
        isWhole = block(literals, distances)
      default: return
      }
      if !isWhole || isLast == 1 { return }
    }
  }

  /// The next bits, the first the lowest; nothing at the end of the bytes.
  private mutating func bits(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < bytes.count else { return nil }
      bitBuffer |= UInt32(bytes[position]) << UInt32(bitCount)
      (position, bitCount) = (position + 1, bitCount + 8)
    }
    let value = Int(bitBuffer & ((1 << UInt32(count)) - 1))
    bitBuffer >>= UInt32(count)
    bitCount -= count
    return value
  }

  private mutating func stored() -> Bool {
    (bitBuffer, bitCount) = (0, 0)
    guard position + 4 <= bytes.count else { return false }
    let length = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    let end = min(position + length, bytes.count)
    guard output.count + end - position <= limit else { return false }
    output += bytes[position..<end]
    defer { position = end }
    return end == position + length
  }

  private mutating func block(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
    while output.count < limit {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol - 257 < Self.lengths.count, let more = bits(Self.lengths[symbol - 257].extra),
        let far = self.symbol(distances), far < Self.distances.count,
        let further = bits(Self.distances[far].extra)
      else { return false }
      let length = Self.lengths[symbol - 257].base + more
      let distance = Self.distances[far].base + further
      guard distance <= output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  private mutating func symbol(_ code: PrefixCode) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = bits(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  /// The two codes of a block that brings its own.
  private mutating func codes() -> (PrefixCode, PrefixCode)? {
    guard let literals = bits(5), let distances = bits(5), let lengths = bits(4) else { return nil }
    var own = [Int](repeating: 0, count: 19)
    for index in 0..<(lengths + 4) {
      guard let length = bits(3) else { return nil }
      own[Self.order[index]] = length
    }
    guard let code = PrefixCode(own) else { return nil }
    let count = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < count {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 16:
        guard let last = all.last, let more = bits(2) else { return nil }
        all += [Int](repeating: last, count: 3 + more)
      case 17:
        guard let more = bits(3) else { return nil }
        all += [Int](repeating: 0, count: 3 + more)
      case 18:
        guard let more = bits(7) else { return nil }
        all += [Int](repeating: 0, count: 11 + more)
      default: all.append(symbol)
      }
    }
    guard let first = PrefixCode(Array(all[..<(literals + 257)])),
      let second = PrefixCode(Array(all[(literals + 257)..<count]))
    else { return nil }
    return (first, second)
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The least length of each symbol and how many bits are added (RFC 1951, section 3.2.5).
  private static let lengths: [(base: Int, extra: Int)] = {
    var (table, base): ([(Int, Int)], Int) = ([], 3)
    for index in 0..<28 {
      let extra = index < 8 ? 0 : (index - 4) / 4
      table.append((base, extra))
      base += 1 << extra
    }
    return table + [(258, 0)]
  }()

  private static let distances: [(base: Int, extra: Int)] = {
    var (table, base): ([(Int, Int)], Int) = ([], 1)
    for index in 0..<30 {
      let extra = index < 4 ? 0 : (index - 2) / 2
      table.append((base, extra))
      base += 1 << extra
    }
    return table
  }()
}

/// A code in which no word begins another, known by the lengths of its words.
private struct PrefixCode: Sendable {
  /// How many words there are of each length, 0…15 bits.
  let counts: [Int]
  /// What the words mean, in order of their length and value.
  let symbols: [Int]

  /// - Parameter lengths: That of each symbol's word in bits; 0 where it has none.
  init?(_ lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[length] += 1 }
    var left = 1
    for length in 1...15 {
      left = (left << 1) - counts[length]
      if left < 0 { return nil }
    }
    counts[0] = 0
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
      (lengths[$0], $0) < (lengths[$1], $1)
    }
    self.counts = counts
  }

  private init(valid lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[length] += 1 }
    (self.counts, symbols) = (
      counts, lengths.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    )
  }

  static let fixedLiterals = PrefixCode(
    valid: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = PrefixCode(valid: [Int](repeating: 5, count: 30))
}
