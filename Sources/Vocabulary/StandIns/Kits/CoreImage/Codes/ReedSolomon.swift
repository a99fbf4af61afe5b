/// Words that correct others: the rest of dividing them, as a polynomial over the field of 256
/// elements with x⁸ + x⁴ + x³ + x² + 1, by one with so many powers of x as zeros.
struct ReedSolomon {
  /// From the highest power, without the leading 1.
  private let divisor: [UInt8]

  init(count: Int) {
    var divisor = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        divisor[index] = Self.product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = Self.product(root, 2)
    }
    self.divisor = divisor
  }

  func rest(of words: some Sequence<UInt8>) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: divisor.count)
    for word in words {
      let factor = word ^ rest.removeFirst()
      rest.append(0)
      for (index, coefficient) in divisor.enumerated() {
        rest[index] ^= Self.product(coefficient, factor)
      }
    }
    return rest
  }

  private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result & 0x80 != 0 ? 0x1D : 0)
      if second >> UInt8(bit) & 1 == 1 { result ^= first }
    }
    return result
  }
}
