/// Walks over the bytes of a JSON document.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var lines: [String: Int] = [:]
  private(set) var elementLines: [String: [Int]] = [:]
  private(set) var repeated: [(path: String, line: Int)] = []

  /// Values nested deeper are refused, so that no input exhausts the stack.
  private static let deepest = 512

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line reached, from 1.
  var line: Int { 1 + bytes[..<min(index, bytes.count)].count { $0 == 10 } }

  /// The whole document; nil if something is malformed or follows it.
  mutating func document() -> JSONValue? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    guard let value = value("", depth: 0) else { return nil }
    skipSpace()
    return index == bytes.count ? value : nil
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 32 || byte == 9 || byte == 10 || byte == 13 { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(_ path: String, depth: Int) -> JSONValue? {
    skipSpace()
    guard depth < Self.deepest, let byte = current else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(path, depth: depth)
    case UInt8(ascii: "["): return array(path, depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return word("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func word(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func number() -> JSONValue? {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    let whole = index
    guard digits() else { return nil }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 { return nil }
    if current == UInt8(ascii: ".") {
      index += 1
      guard digits() else { return nil }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = current, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
      guard digits() else { return nil }
    }
    let number = Double(String(decoding: bytes[start..<index], as: UTF8.self))
    return number.flatMap { $0.isFinite ? .number($0) : nil }
  }

  /// Moves past digits and says whether there were any.
  private mutating func digits() -> Bool {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index > start
  }

  private mutating func array(_ path: String, depth: Int) -> JSONValue? {
    index += 1
    var elements: [JSONValue] = []
    if take("]") { return .array([]) }
    repeat {
      skipSpace()
      elementLines[path, default: []].append(lineOfMember(at: index))
      guard let element = value(path + "[]", depth: depth + 1) else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func object(_ path: String, depth: Int) -> JSONValue? {
    index += 1
    var members: [String: JSONValue] = [:]
    if take("}") { return .object([:]) }
    repeat {
      skipSpace()
      let start = index
      guard let name = string() else { return nil }
      let inner = path.isEmpty ? name : "\(path).\(name)"
      let line = lineOfMember(at: start)
      if lines[inner] == nil { lines[inner] = line }
      guard take(":"), let value = value(inner, depth: depth + 1) else { return nil }
      if members[name] == nil { members[name] = value } else { repeated.append((inner, line)) }
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  /// The lines before a member are counted once: members are met in their order.
  private var counted = (index: 0, line: 1)

  private mutating func lineOfMember(at offset: Int) -> Int {
    counted.line += bytes[counted.index..<offset].count { $0 == 10 }
    counted.index = offset
    return counted.line
  }

  private mutating func string() -> String? {
    guard current == UInt8(ascii: "\"") else { return nil }
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        guard let escaped = escape() else { return nil }
        text += escaped
      case 0..<0x20: return nil
      default:
        index += 1
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> [UInt8]? {
    guard let byte = current else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "u"): return unicode()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    default: return nil
    }
  }

  /// Four hexadecimal digits, and four more after a leading surrogate.
  private mutating func unicode() -> [UInt8]? {
    guard var code = hexadecimal() else { return nil }
    if (0xD800..<0xDC00).contains(code) {
      guard word("\\u"), let low = hexadecimal(), (0xDC00..<0xE000).contains(low)
      else { return nil }
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
    }
    return Unicode.Scalar(code).map { Array(String($0).utf8) }
  }

  private mutating func hexadecimal() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    index += 4
    return value
  }
}
