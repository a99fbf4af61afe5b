/// Nothing else prints numbers: at most three decimals, no trailing zeros, no exponent, no
/// −0.
/// What is not a number prints as 0; what is beyond any picture is cut at a billion.
package enum Numbers {
  /// The most bytes that a number takes: a sign and the twenty digits of the largest one.
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
  static func write(_ value: Double, at target: UnsafeMutablePointer<UInt8>) -> Int {
    let size = thousandths(value.magnitude)
    let (whole, rest) = (size / 1000, size % 1000)
    var count = 0
    if value < 0, size > 0 {
      target[0] = 45
      count = 1
    }
    count += write(whole: whole, at: target + count)
    if rest == 0 { return count }
    // All three decimals, of which those count that are not trailing zeros.
    let last = rest % 10
    let middle = rest / 10 % 10
    target[count] = 46
    target[count + 1] = digit(rest / 100)
    target[count + 2] = digit(middle)
    target[count + 3] = digit(last)
    return count + (last != 0 ? 4 : middle != 0 ? 3 : 2)
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
    if number < 10 {
      target[0] = digit(number)
      return 1
    }
    if number < 100 {
      target[0] = digit(number / 10)
      target[1] = digit(number % 10)
      return 2
    }
    if number < 1000 {
      target[0] = digit(number / 100)
      target[1] = digit(number / 10 % 10)
      target[2] = digit(number % 10)
      return 3
    }
    return write(long: number, at: target)
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
