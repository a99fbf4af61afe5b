/// Nothing else prints numbers: at most three decimals, no trailing zeros, no exponent, no
/// −0.
/// What is not a number prints as 0; what is beyond any picture is cut at a billion.
package enum Numbers {
  /// The most bytes that a number takes: a sign, the twenty digits of the largest one, and what is
  /// written beyond the last.
  static let longest = 24

  package static func write(_ value: Double, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { digits in
      guard let start = digits.baseAddress else { return }
      let count = write(value, at: start, by: .shared)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
  }

  package static func write(_ value: Int, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { digits in
      guard let start = digits.baseAddress else { return }
      let count = write(value, at: start)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
  }

  /// The number as text.
  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Numbers {
  /// Writes a number where there is room for the longest one and returns how many bytes it took.
  @inline(__always) static func write(
    _ value: Double, at target: UnsafeMutablePointer<UInt8>, by digits: ThreeDigits
  ) -> Int {
    let size = thousandths(value.magnitude)
    let whole = size / 1000
    var count = 0
    if value < 0, size > 0 {
      target[0] = 45
      count = 1
    }
    count &+= write(whole: whole, at: target + count, by: digits)
    let rest = size &- whole &* 1000
    if rest == 0 { return count }
    // A point with all three decimals, of which those count that are not trailing zeros.
    let decimals = digits[rest]
    store(decimals << 8 | 46, at: target + count)
    return count &+ Int(decimals >> 24)
  }

  /// Writes a number where there is room for the longest one and returns how many bytes it took.
  static func write(_ value: Int, at target: UnsafeMutablePointer<UInt8>) -> Int {
    let digits = ThreeDigits.shared
    if value >= 0 { return write(whole: value.magnitude, at: target, by: digits) }
    target[0] = 45
    return 1 + write(whole: value.magnitude, at: target + 1, by: digits)
  }

  @inline(__always) private static func write(
    whole number: UInt, at target: UnsafeMutablePointer<UInt8>, by digits: ThreeDigits
  ) -> Int {
    // Nearly all lengths of a picture have up to three digits.
    guard number < 1000 else { return write(long: number, at: target) }
    let count = number < 10 ? 1 : number < 100 ? 2 : 3
    store(digits[number] >> UInt32(truncatingIfNeeded: 24 &- 8 &* count), at: target)
    return count
  }

  /// Writes four bytes in one step, of which the last may not count.
  @inline(__always) private static func store(
    _ bytes: UInt32, at target: UnsafeMutablePointer<UInt8>
  ) {
    UnsafeMutableRawPointer(target).storeBytes(of: bytes.littleEndian, as: UInt32.self)
  }

  /// Writes a number of any length.
  private static func write(long number: UInt, at target: UnsafeMutablePointer<UInt8>) -> Int {
    var (count, rest) = (0, number)
    repeat { (count, rest) = (count + 1, rest / 10) } while rest > 0
    rest = number
    for position in (0..<count).reversed() {
      target[position] = digit(rest % 10)
      rest /= 10
    }
    return count
  }

  /// The nearest number of thousandths of a number without a sign; halves go up.
  @inline(__always) private static func thousandths(_ value: Double) -> UInt {
    // NaN is not less than anything.
    guard value < 1e9 else { return value.isNaN ? 0 : 1_000_000_000_000 }
    let scaled = value * 1000
    // By hand, as conversions are checked and `rounded()` is a call of the C library here: beyond
    // 2^52 there are no fractions, so that the sum is the nearest whole number, or the even one of
    // two; the difference is exact.
    let beyond = 0x1p52 + scaled
    let nearest = UInt(beyond.bitPattern & (1 << 52 - 1))
    return scaled - (beyond - 0x1p52) >= 0.5 ? nearest + 1 : nearest
  }

  @inline(__always) private static func digit(_ value: UInt) -> UInt8 {
    48 &+ UInt8(truncatingIfNeeded: value)
  }
}
