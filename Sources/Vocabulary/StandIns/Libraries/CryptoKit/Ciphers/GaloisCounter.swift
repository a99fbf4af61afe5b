/// The mode of AES that also proves who wrote (NIST SP 800-38D).
struct GaloisCounter {
  private let cipher: AESBlock
  /// The key of the sum that proves, as halves of 128 bits.
  private let factor: (high: UInt64, low: UInt64)

  init(_ cipher: AESBlock) {
    self.cipher = cipher
    factor = Self.halves(cipher.encrypted([UInt8](repeating: 0, count: 16))[...])
  }

  /// The text in the cipher's stream; the same turns it back.
  func streamed(_ text: [UInt8], nonce: [UInt8]) -> [UInt8] {
    var block = firstBlock(nonce)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for start in stride(from: 0, to: text.count, by: 16) {
      Self.count(&block)
      let part = text[start..<min(start + 16, text.count)]
      result += zip(part, cipher.encrypted(block)).map { $0 ^ $1 }
    }
    return result
  }

  /// Sixteen bytes that prove the ciphered text and what goes with it openly.
  func tag(_ ciphertext: [UInt8], with open: [UInt8], nonce: [UInt8]) -> [UInt8] {
    let sum = hash(Self.filled(open) + Self.filled(ciphertext) + Self.lengths(open, ciphertext))
    return zip(sum, cipher.encrypted(firstBlock(nonce))).map { $0 ^ $1 }
  }

  private func firstBlock(_ nonce: [UInt8]) -> [UInt8] {
    if nonce.count == 12 { return nonce + [0, 0, 0, 1] }
    return hash(Self.filled(nonce) + Self.lengths([], nonce))
  }

  /// GHASH of whole blocks.
  private func hash(_ bytes: [UInt8]) -> [UInt8] {
    var sum: (high: UInt64, low: UInt64) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let block = Self.halves(bytes[start..<start + 16])
      sum = product((sum.high ^ block.high, sum.low ^ block.low))
    }
    return Self.bytes(sum.high) + Self.bytes(sum.low)
  }

  /// The product with the factor; bit 0 is the highest of the first byte.
  private func product(_ value: (high: UInt64, low: UInt64)) -> (high: UInt64, low: UInt64) {
    var result: (high: UInt64, low: UInt64) = (0, 0)
    var power = factor
    for half in [value.high, value.low] {
      for bit in (0..<64).reversed() {
        if half >> UInt64(bit) & 1 == 1 {
          result = (result.high ^ power.high, result.low ^ power.low)
        }
        let carry = power.low & 1
        power = (power.high >> 1, power.low >> 1 | power.high << 63)
        if carry == 1 { power.high ^= 0xe1 << 56 }
      }
    }
    return result
  }

  private static func count(_ block: inout [UInt8]) {
    for index in (12..<16).reversed() {
      block[index] &+= 1
      if block[index] != 0 { return }
    }
  }

  private static func filled(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private static func lengths(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    bytes(UInt64(first.count) * 8) + bytes(UInt64(second.count) * 8)
  }

  private static func halves(_ bytes: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64) {
    (
      bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) },
      bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    )
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    withUnsafeBytes(of: word.bigEndian) { Array($0) }
  }
}
