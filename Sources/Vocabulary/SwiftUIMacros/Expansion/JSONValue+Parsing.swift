extension JSONValue {
  /// Reads JSON; nil for anything malformed or followed by more than white space.
  init?(parsing bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    guard reader.index == bytes.count else { return nil }
    self = value
  }

  /// Walks over the bytes of a JSON text.
  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipSpace() {
      while let byte = current, byte == 32 || (9...13).contains(byte) { index += 1 }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      skipSpace()
      guard current == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    mutating func value(depth: Int) -> JSONValue? {
      skipSpace()
      guard depth < 512, let byte = current else { return nil }
      switch byte {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return array(depth: depth)
      case UInt8(ascii: "\""): return string().map { .string($0) }
      case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return word("null") ? .null : nil
      default: return number()
      }
    }

    mutating func word(_ text: StaticString) -> Bool {
      let end = index + text.utf8CodeUnitCount
      guard end <= bytes.count, bytes[index..<end].elementsEqual(text.description.utf8)
      else { return false }
      index = end
      return true
    }

    mutating func number() -> JSONValue? {
      let start = index
      while let byte = current, "+-0123456789.eE".utf8.contains(byte) { index += 1 }
      return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { .number($0) }
    }

    mutating func array(depth: Int) -> JSONValue? {
      index += 1
      var elements: [JSONValue] = []
      if take("]") { return .array([]) }
      repeat {
        guard let element = value(depth: depth + 1) else { return nil }
        elements.append(element)
      } while take(",")
      return take("]") ? .array(elements) : nil
    }

    mutating func object(depth: Int) -> JSONValue? {
      index += 1
      var members: [Member] = []
      if take("}") { return .object([]) }
      repeat {
        skipSpace()
        guard let name = string(), take(":"), let value = value(depth: depth + 1)
        else { return nil }
        members.append(Member(name, value))
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    mutating func string() -> String? {
      guard current == UInt8(ascii: "\"") else { return nil }
      index += 1
      var text: [UInt8] = []
      while let byte = current {
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let escaped = escape() else { return nil }
          text += escaped
        default: text.append(byte)
        }
      }
      return nil
    }

    mutating func escape() -> [UInt8]? {
      guard let byte = current else { return nil }
      index += 1
      switch byte {
      case UInt8(ascii: "n"): return [10]
      case UInt8(ascii: "t"): return [9]
      case UInt8(ascii: "r"): return [13]
      case UInt8(ascii: "b"): return [8]
      case UInt8(ascii: "f"): return [12]
      case UInt8(ascii: "u"): return unicode()
      default: return [byte]
      }
    }

    /// Four hexadecimal digits, and four more after a leading surrogate.
    mutating func unicode() -> [UInt8]? {
      guard var code = hexadecimal() else { return nil }
      if (0xD800..<0xDC00).contains(code) {
        guard current == UInt8(ascii: "\\") else { return Array("\u{FFFD}".utf8) }
        index += 2
        guard let low = hexadecimal(), (0xDC00..<0xE000).contains(low) else { return nil }
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
      }
      return Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
    }

    mutating func hexadecimal() -> UInt32? {
      guard index + 4 <= bytes.count else { return nil }
      defer { index += 4 }
      return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    }
  }
}
