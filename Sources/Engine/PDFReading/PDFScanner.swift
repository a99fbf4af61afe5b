/// Reads values and words one after another (ISO 32000-1, section 7.2).
struct PDFScanner {
  let bytes: [UInt8]
  var position: Int
  /// How deep arrays and dictionaries may stand in each other.
  private static let mostDepth = 40

  init(_ bytes: [UInt8], at position: Int = 0) { (self.bytes, self.position) = (bytes, position) }

  /// The next value or word; nothing at the end.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard position < bytes.count, depth < Self.mostDepth else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .name(name())
    case UInt8(ascii: "("):
      position += 1
      return .string(literal())
    case UInt8(ascii: "<"):
      if position + 1 < bytes.count, bytes[position + 1] == byte {
        position += 2
        return .dictionary(dictionary(depth))
      }
      position += 1
      return .string(hexadecimal())
    case UInt8(ascii: "["):
      position += 1
      return .array(array(depth))
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      position += 1
      return .word(String(UnicodeScalar(byte)))
    case UInt8(ascii: ">"):
      position += position + 1 < bytes.count && bytes[position + 1] == byte ? 2 : 1
      return .word(">")
    default: return plain()
    }
  }

  /// Passes over space and comments.
  mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

  private static func isRegular(_ byte: UInt8) -> Bool {
    !isSpace(byte) && !"()<>[]{}/%".utf8.contains(byte)
  }

  private mutating func regular() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, Self.isRegular(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private mutating func plain() -> PDFValue {
    let start = position
    let text = String(decoding: regular(), as: UTF8.self)
    if position == start { position += 1 }
    if let number = Self.number(text) { return .number(number) }
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .nothing
    default: return .word(text)
    }
  }

  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first, (0x30...0x39).contains(first) || "+-.".utf8.contains(first)
    else { return nil }
    if let number = Double(text), number.isFinite { return number }
    // Some writers repeat the sign or let one stand within: “--5”, “1.-2”.
    let tail = text.drop { $0 == "-" || $0 == "+" }
    let whole = tail.prefix { "0123456789.".contains($0) }
    return Double(whole).map { text.first == "-" ? -$0 : $0 }
  }

  private mutating func name() -> String {
    let raw = Array(regular())
    guard raw.contains(UInt8(ascii: "#")) else { return String(decoding: raw, as: UTF8.self) }
    var (plain, index): ([UInt8], Int) = ([], 0)
    while index < raw.count {
      if raw[index] == UInt8(ascii: "#"), index + 2 < raw.count,
        let high = Self.digit(raw[index + 1]), let low = Self.digit(raw[index + 2])
      {
        plain.append(high << 4 | low)
        index += 3
      } else {
        plain.append(raw[index])
        index += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  private mutating func literal() -> [UInt8] {
    var (result, open): ([UInt8], Int) = ([], 1)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\"), position < bytes.count {
        result.append(bytes[position])
        position += 1
        continue
      }
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
      if open == 0 { break }
      result.append(byte)
    }
    return result
  }

  private mutating func hexadecimal() -> [UInt8] {
    var digits: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let digit = Self.digit(bytes[position]) { digits.append(digit) }
      position += 1
    }
    position += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func array(_ depth: Int) -> [PDFValue] {
    var values: [PDFValue] = []
    while let value = next(depth: depth + 1) {
      if case .word(let word) = value {
        if word == "]" { break }
        if word == "R" { Self.refer(&values) }
        continue
      }
      values.append(value)
    }
    return values
  }

  private mutating func dictionary(_ depth: Int) -> [String: PDFValue] {
    var (entries, key, values): ([String: PDFValue], String?, [PDFValue]) = ([:], nil, [])
    while let value = next(depth: depth + 1) {
      if case .word(let word) = value {
        if word == ">" { break }
        if word == "R" { Self.refer(&values) }
        continue
      }
      // A name is the next key where the last one has its value.
      if case .name(let name) = value, key == nil || !values.isEmpty {
        if let key { entries[key] = values.first }
        (key, values) = (name, [])
      } else {
        values.append(value)
      }
    }
    if let key { entries[key] = values.first }
    return entries
  }

  /// Makes a reference of the two numbers before an R.
  private static func refer(_ values: inout [PDFValue]) {
    guard values.count >= 2, let number = values[values.count - 2].count else { return }
    values.removeLast(2)
    values.append(.reference(number))
  }
}
