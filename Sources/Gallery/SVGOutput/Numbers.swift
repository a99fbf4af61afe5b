/// The only place that prints numbers: at most three decimals, no trailing zeros, no exponent, no
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
  static func write(_ value: Double, at place: UnsafeMutablePointer<UInt8>) -> Int {
    let thousandths = thousandths(value)
    let size = thousandths.magnitude
    let (whole, rest) = (size / 1000, size % 1000)
    var count = 0
    if thousandths < 0 {
      place[0] = 45
      count = 1
    }
    count += write(whole: whole, at: place + count)
    if rest == 0 { return count }
    place[count] = 46
    place[count + 1] = digit(rest / 100)
    if rest % 100 == 0 { return count + 2 }
    place[count + 2] = digit(rest / 10 % 10)
    if rest % 10 == 0 { return count + 3 }
    place[count + 3] = digit(rest % 10)
    return count + 4
  }

  /// Writes a number where there is room for the longest one and returns how many bytes it took.
  static func write(_ value: Int, at place: UnsafeMutablePointer<UInt8>) -> Int {
    if value >= 0 { return write(whole: value.magnitude, at: place) }
    place[0] = 45
    return 1 + write(whole: value.magnitude, at: place + 1)
  }

  private static func write(whole number: UInt, at place: UnsafeMutablePointer<UInt8>) -> Int {
    // Nearly all lengths of a picture have up to three digits.
    if number < 10 {
      place[0] = digit(number)
      return 1
    }
    if number < 100 {
      place[0] = digit(number / 10)
      place[1] = digit(number % 10)
      return 2
    }
    if number < 1000 {
      place[0] = digit(number / 100)
      place[1] = digit(number / 10 % 10)
      place[2] = digit(number % 10)
      return 3
    }
    var (count, limit) = (4, UInt(10_000))
    while number >= limit {
      count += 1
      let (next, overflows) = limit.multipliedReportingOverflow(by: 10)
      if overflows { break }
      limit = next
    }
    var (rest, position) = (number, count)
    while position > 0 {
      position -= 1
      place[position] = digit(rest % 10)
      rest /= 10
    }
    return count
  }

  /// The nearest number of thousandths; halves go away from zero.
  @inline(__always) private static func thousandths(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    let scaled = min(max(value, -1e9), 1e9) * 1000
    // By hand: the fraction is exact, and `rounded()` is a call of the C library here.
    let whole = Int(scaled)
    let fraction = scaled - Double(whole)
    if fraction >= 0.5 { return whole + 1 }
    return fraction <= -0.5 ? whole - 1 : whole
  }

  @inline(__always) private static func digit(_ value: UInt) -> UInt8 {
    48 &+ UInt8(truncatingIfNeeded: value)
  }
}
