/// Takes numbers off a text in SVG's compact notation, where `1-.5.5` is three numbers.
struct SVGNumberScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether nothing but separators is left.
  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return position >= bytes.count
    }
  }

  /// A command letter, if one comes next. `e` is none, it belongs to numbers.
  mutating func letter() -> UInt8? {
    skipSeparators()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    let lower = byte | 0x20
    guard (0x61...0x7A).contains(lower), lower != 0x65 else { return nil }
    position += 1
    return byte
  }

  /// An arc's flag, which needs no separator after it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else {
      return nil
    }
    position += 1
    return bytes[position - 1] == 0x31
  }

  /// A finite number, if one comes next.
  mutating func number() -> Double? {
    skipSeparators()
    let begin = position
    var end = begin
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && (0x30...0x39).contains(bytes[index])
    }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D)
    }
    if isSign(end) { end += 1 }
    var digits = 0
    while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
    if end < bytes.count, bytes[end] == 0x2E {
      end += 1
      while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
    }
    guard digits > 0 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == 0x65 {
      let exponent = isSign(end + 1) ? end + 2 : end + 1
      if isDigit(exponent) {
        end = exponent
        while isDigit(end) { end += 1 }
      }
    }
    return value(begin, end)
  }

  /// Swift's parser wants a digit before and after the point.
  private mutating func value(_ begin: Int, _ end: Int) -> Double? {
    var text = String(decoding: bytes[begin..<end], as: UTF8.self)
    if text.hasSuffix(".") { text += "0" }
    text = text.replacing(".e", with: ".0e").replacing(".E", with: ".0e")
    guard let number = Double(text), number.isFinite, abs(number) < 1e9 else { return nil }
    position = end
    return number
  }

  private mutating func skipSeparators() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D, 0x2C: position += 1
      default: return
      }
    }
  }
}
