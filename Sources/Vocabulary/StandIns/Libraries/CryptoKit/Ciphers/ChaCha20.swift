/// The stream cipher of RFC 8439.
struct ChaCha20 {
  /// Four words of a constant, eight of the key, the counter, three of the nonce.
  private let start: [UInt32]

  /// A key of 32 bytes and a nonce of 12.
  init(key: [UInt8], nonce: [UInt8]) {
    start = Self.words(Array("expand 32-byte k".utf8) + key) + [0] + Self.words(nonce)
  }

  /// 64 bytes of the stream (§2.3).
  func block(_ counter: UInt32) -> [UInt8] {
    var first = start
    first[12] = counter
    var state = first
    for _ in 0..<10 {
      for column in 0..<4 {
        Self.mix(&state, column, column + 4, column + 8, column + 12)
      }
      for column in 0..<4 {
        Self.mix(
          &state, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
      }
    }
    return zip(state, first).flatMap { pair in
      withUnsafeBytes(of: (pair.0 &+ pair.1).littleEndian) { Array($0) }
    }
  }

  /// The text in the stream from block 1; the same turns it back (§2.4).
  func streamed(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (index, begin) in stride(from: 0, to: text.count, by: 64).enumerated() {
      let part = text[begin..<min(begin + 64, text.count)]
      result += zip(part, block(UInt32(truncatingIfNeeded: index + 1))).map { $0 ^ $1 }
    }
    return result
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// The quarter round of §2.1.
  private static func mix(_ state: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    for (first, second) in [(UInt32(16), UInt32(12)), (8, 7)] {
      state[a] &+= state[b]
      state[d] = turn(state[d] ^ state[a], first)
      state[c] &+= state[d]
      state[b] = turn(state[b] ^ state[c], second)
    }
  }

  private static func turn(_ value: UInt32, _ bits: UInt32) -> UInt32 {
    value << bits | value >> (32 - bits)
  }
}
