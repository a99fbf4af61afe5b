/// The only place that prints numbers: at most three decimals, no trailing zeros, no exponent, no −0.
/// What is not a number prints as 0; what is beyond any picture is cut at a billion.
package enum Numbers {
  package static func write(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite || value.isInfinite else { return bytes.append(48) }
    let bounded = min(max(value, -1e9), 1e9)
    let thousandths = Int((bounded * 1000).rounded())
    var size = thousandths.magnitude
    if thousandths < 0 { bytes.append(45) }
    write(Int(size / 1000), to: &bytes)
    size %= 1000
    if size == 0 { return }
    bytes.append(46)
    bytes.append(48 + UInt8(size / 100))
    if size % 100 == 0 { return }
    bytes.append(48 + UInt8(size / 10 % 10))
    if size % 10 == 0 { return }
    bytes.append(48 + UInt8(size % 10))
  }

  package static func write(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(45) }
    var rest = value.magnitude
    if rest < 10 { return bytes.append(48 + UInt8(rest)) }
    let start = bytes.count
    while rest > 0 {
      bytes.append(48 + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  /// The number as text.
  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
