/// The other direction, written from RFC 1951 and 1952 alone so that it shares no mistake with what
/// it tests; knows dynamic blocks only, as no others are written.
struct Unpacking {
  enum Failure: Error { case notGzip, wrongBlock, wrongChecksum, noSuchCode }

  private let bytes: ArraySlice<UInt8>
  private var position = 0
  private var output: [UInt8] = []

  static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count >= 18, bytes.starts(with: [0x1F, 0x8B, 8, 0]) else { throw Failure.notGzip }
    var unpacking = Unpacking(bytes: bytes[10..<bytes.count - 8])
    try unpacking.unpack()
    let count = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count == unpacking.output.count else { throw Failure.wrongChecksum }
    return unpacking.output
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for index in 0..<count {
      let byte = bytes[bytes.startIndex + position / 8]
      value |= Int(byte >> UInt8(position % 8) & 1) << index
      position += 1
    }
    return value
  }

  private mutating func symbol(_ codes: [Int: Int]) throws -> Int {
    var code = 1
    for _ in 0..<15 {
      code = code << 1 | bits(1)
      if let symbol = codes[code] { return symbol }
    }
    throw Failure.noSuchCode
  }

  /// Symbols by code, before which a one stands so that leading zeros count.
  private static func codes(_ lengths: [Int]) -> [Int: Int] {
    var codes: [Int: Int] = [:]
    var code = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[1 << length | code] = symbol
        code += 1
      }
      code <<= 1
    }
    return codes
  }

  private mutating func unpack() throws {
    var isLast = false
    while !isLast {
      isLast = bits(1) == 1
      guard bits(2) == 2 else { throw Failure.wrongBlock }
      let counts = (words: bits(5) + 257, reaches: bits(5) + 1, lengths: bits(4) + 4)
      var lengths = [Int](repeating: 0, count: 19)
      let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
      for index in order.prefix(counts.lengths) { lengths[index] = bits(3) }
      let all = try codeLengths(Self.codes(lengths), count: counts.words + counts.reaches)
      try block(
        Self.codes(Array(all.prefix(counts.words))), Self.codes(Array(all.suffix(counts.reaches))))
    }
  }

  private mutating func codeLengths(_ codes: [Int: Int], count: Int) throws -> [Int] {
    var all: [Int] = []
    while all.count < count {
      switch try symbol(codes) {
      case 16: all += Array(repeating: all[all.count - 1], count: 3 + bits(2))
      case 17: all += Array(repeating: 0, count: 3 + bits(3))
      case 18: all += Array(repeating: 0, count: 11 + bits(7))
      case let length: all.append(length)
      }
    }
    return all
  }

  private mutating func block(_ words: [Int: Int], _ reaches: [Int: Int]) throws {
    let lengthBases = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    while true {
      let word = try symbol(words)
      if word == 256 { return }
      if word < 256 {
        output.append(UInt8(word))
        continue
      }
      let index = word - 257
      let lengthBits = index < 8 || index == 28 ? 0 : index / 4 - 1
      let length = lengthBases[index] + bits(lengthBits)
      let reach = try symbol(reaches)
      let distanceBits = max(0, reach / 2 - 1)
      let base = reach < 2 ? reach + 1 : (2 + reach % 2) << distanceBits + 1
      let distance = base + bits(distanceBits)
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
