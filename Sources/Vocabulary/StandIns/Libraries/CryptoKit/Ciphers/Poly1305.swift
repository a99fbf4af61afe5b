/// The code of a message and a key that is used once (RFC 8439 §2.5): the message as numbers of 17
/// bytes, put into a polynomial modulo 2¹³⁰ − 5. Numbers are five words of 26 bits, lowest first.
enum Poly1305 {
  private static let mask: UInt64 = 0x3ff_ffff

  /// Sixteen bytes; the key has 32.
  static func code(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var clamped = Array(key.prefix(16))
    for index in [3, 7, 11, 15] { clamped[index] &= 15 }
    for index in [4, 8, 12] { clamped[index] &= 252 }
    let factor = limbs(clamped)
    var sum = [UInt64](repeating: 0, count: 5)
    for start in stride(from: 0, to: message.count, by: 16) {
      let block = limbs(Array(message[start..<min(start + 16, message.count)]) + [1])
      sum = product(zip(sum, block).map { $0 + $1 }, factor)
    }
    let halves = halves(reduced(sum))
    let low = halves.low.addingReportingOverflow(word(key[16..<24]))
    let high = halves.high &+ word(key[24..<32]) &+ (low.overflow ? 1 : 0)
    return [low.partialValue, high].flatMap { half in
      withUnsafeBytes(of: half.littleEndian) { Array($0) }
    }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func limbs(_ bytes: [UInt8]) -> [UInt64] {
    var limbs = [UInt64](repeating: 0, count: 5)
    for (index, byte) in bytes.enumerated() {
      let bit = index * 8
      let wide = UInt64(byte) << UInt64(bit % 26)
      limbs[bit / 26] |= wide & mask
      if wide > mask { limbs[bit / 26 + 1] |= wide >> 26 }
    }
    return limbs
  }

  /// A product with carries taken; 2¹³⁰ counts as 5.
  private static func product(_ first: [UInt64], _ second: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: 5)
    for (i, a) in first.enumerated() {
      for (j, b) in second.enumerated() {
        result[(i + j) % 5] += a * b * (i + j > 4 ? 5 : 1)
      }
    }
    return carried(carried(result))
  }

  private static func carried(_ limbs: [UInt64]) -> [UInt64] {
    var result = limbs
    var carry: UInt64 = 0
    for index in 0..<5 {
      result[index] += carry
      carry = result[index] >> 26
      result[index] &= mask
    }
    result[0] += carry * 5
    return result
  }

  /// The number below 2¹³⁰ − 5.
  private static func reduced(_ limbs: [UInt64]) -> [UInt64] {
    let whole = carried(carried(limbs))
    // At least the modulus if adding 5 reaches 2¹³⁰.
    var raised = whole
    raised[0] += 5
    for index in 0..<4 {
      raised[index + 1] += raised[index] >> 26
      raised[index] &= mask
    }
    guard raised[4] >> 26 > 0 else { return whole }
    raised[4] &= mask
    return raised
  }

  /// The lower 128 bits.
  private static func halves(_ limbs: [UInt64]) -> (low: UInt64, high: UInt64) {
    (
      limbs[0] | limbs[1] << 26 | limbs[2] << 52,
      limbs[2] >> 12 | limbs[3] << 14 | limbs[4] << 40
    )
  }
}
