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
      let count = write(value, at: start)
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
    _ value: Double, at target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let size = thousandths(value.magnitude)
    let whole = size / 1000
    var count = 0
    if value < 0, size > 0 {
      target[0] = 45
      count = 1
    }
    count &+= write(whole: whole, at: target + count)
    let rest = size &- whole &* 1000
    if rest == 0 { return count }
    // All three decimals, of which those count that are not trailing zeros.
    let digits = threeDigits(rest)
    target[count] = 46
    store(digits, at: target + count + 1)
    return count &+ (digits >> 16 != 48 ? 4 : (digits >> 8) & 0xFF != 48 ? 3 : 2)
  }

  /// Writes a number where there is room for the longest one and returns how many bytes it took.
  static func write(_ value: Int, at target: UnsafeMutablePointer<UInt8>) -> Int {
    if value >= 0 { return write(whole: value.magnitude, at: target) }
    target[0] = 45
    return 1 + write(whole: value.magnitude, at: target + 1)
  }

  @inline(__always) private static func write(
    whole number: UInt, at target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // Nearly all lengths of a picture have up to three digits.
    guard number < 1000 else { return write(long: number, at: target) }
    let count = number < 10 ? 1 : number < 100 ? 2 : 3
    store(threeDigits(number) >> UInt32(truncatingIfNeeded: 24 &- 8 &* count), at: target)
    return count
  }

  /// The three digits of a number below 1000, the first in the lowest byte.
  @inline(__always) private static func threeDigits(_ number: UInt) -> UInt32 {
    // Division by multiplication, exact below 1000.
    let number = UInt32(truncatingIfNeeded: number)
    let hundreds = (number &* 656) >> 16
    let rest = number &- hundreds &* 100
    let tens = (rest &* 103) >> 10
    let ones = rest &- tens &* 10
    return (hundreds | tens << 8 | ones << 16) &+ 0x30_3030
  }

  /// Writes up to three digits in one step, and a byte after them that does not count.
  @inline(__always) private static func store(
    _ digits: UInt32, at target: UnsafeMutablePointer<UInt8>
  ) {
    UnsafeMutableRawPointer(target).storeBytes(of: digits.littleEndian, as: UInt32.self)
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
    // By hand: the fraction is exact, and `rounded()` is a call of the C library here. Numbers
    // without a sign take processors longer.
    let whole = Int(scaled)
    return UInt(bitPattern: scaled - Double(whole) >= 0.5 ? whole + 1 : whole)
  }

  @inline(__always) private static func digit(_ value: UInt) -> UInt8 {
    48 &+ UInt8(truncatingIfNeeded: value)
  }
}
