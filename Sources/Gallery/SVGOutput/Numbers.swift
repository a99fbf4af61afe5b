/// The only place that prints numbers: at most three decimals, no trailing zeros, no exponent, no
/// −0.
/// What is not a number prints as 0; what is beyond any picture is cut at a billion.
package enum Numbers {
  package static func write(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite || value.isInfinite else { return bytes.append(48) }
    let bounded = min(max(value, -1e9), 1e9)
    let thousandths = Int((bounded * 1000).rounded())
    let size = thousandths.magnitude
    var digits = Digits()
    let rest = size % 1000
    if rest != 0 {
      if rest % 10 != 0 { digits.put(rest % 10) }
      if rest % 100 != 0 { digits.put(rest / 10 % 10) }
      digits.put(rest / 100)
      digits.put(byte: 46)
    }
    digits.put(whole: size / 1000)
    if thousandths < 0 { digits.put(byte: 45) }
    digits.append(to: &bytes)
  }

  package static func write(_ value: Int, to bytes: inout [UInt8]) {
    var digits = Digits()
    digits.put(whole: value.magnitude)
    if value < 0 { digits.put(byte: 45) }
    digits.append(to: &bytes)
  }

  /// The number as text.
  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The digits of a number, found from the last to the first and appended at once.
private struct Digits {
  /// Room for a sign and the twenty digits of the largest number.
  private var storage: (UInt64, UInt64, UInt64) = (0, 0, 0)
  private var start = 24

  @inline(__always) mutating func put(byte: UInt8) {
    start &-= 1
    withUnsafeMutableBytes(of: &storage) { $0[start] = byte }
  }

  @inline(__always) mutating func put(_ digit: UInt) {
    put(byte: 48 &+ UInt8(truncatingIfNeeded: digit))
  }

  @inline(__always) mutating func put(whole number: UInt) {
    var rest = number
    repeat {
      put(rest % 10)
      rest /= 10
    } while rest > 0
  }

  @inline(__always) func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: storage) { all in
      // Rebased: a slice would be appended byte by byte.
      let used = UnsafeRawBufferPointer(rebasing: all[start...])
      bytes.append(contentsOf: used.assumingMemoryBound(to: UInt8.self))
    }
  }
}
