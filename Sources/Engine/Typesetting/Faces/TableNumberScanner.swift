/// Reads whitespace-separated integers from a line of a table, without making substrings.
struct TableNumberScanner {
  private var bytes: String.UTF8View.Iterator

  init(_ line: String) { bytes = line.utf8.makeIterator() }

  /// The next decimal number.
  mutating func next() -> Int32? {
    var value: Int32 = 0
    var isNegative = false
    var hasDigits = false
    while let byte = bytes.next() {
      switch byte {
      case 0x30...0x39:
        value = value &* 10 &+ Int32(byte &- 0x30)
        hasDigits = true
      case 0x2D where !hasDigits: isNegative = true
      default:
        if hasDigits { return isNegative ? 0 &- value : value }
      }
    }
    guard hasDigits else { return nil }
    return isNegative ? 0 &- value : value
  }

  /// The next hexadecimal number.
  mutating func nextHexadecimal() -> UInt32? {
    var value: UInt32 = 0
    var hasDigits = false
    while let byte = bytes.next() {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        if hasDigits { return value }
        continue
      }
      value = value &* 16 &+ UInt32(digit)
      hasDigits = true
    }
    return hasDigits ? value : nil
  }
}
