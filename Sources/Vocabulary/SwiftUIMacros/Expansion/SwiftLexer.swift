/// Cuts Swift source into tokens: enough to find declarations, brackets and statements.
///
/// It knows comments (which nest), strings (plain, raw, multi-line, with interpolations that hold
/// strings and brackets of their own) and back-ticked names. It does not know regex literals.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var startsLine = true

  /// The tokens of `source`.
  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> SwiftToken? {
    skipTrivia()
    guard index < bytes.count else { return nil }
    let start = index
    let kind = scan()
    defer { startsLine = false }
    return SwiftToken(
      kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self),
      range: start..<index, startsLine: startsLine)
  }

  private mutating func scan() -> SwiftToken.Kind {
    let byte = bytes[index]
    if let hashes = stringStart() {
      string(hashes: hashes)
      return .string
    }
    if byte == UInt8(ascii: "`") {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "`") { index += 1 }
      index = min(index + 1, bytes.count)
      return .word
    }
    if Self.isDigit(byte) {
      skip { Self.isWord($0) }
      return .number
    }
    if Self.isWord(byte) {
      skip { Self.isWord($0) }
      return .word
    }
    if Self.isOperator(byte) {
      skip { Self.isOperator($0) }
      return .symbol
    }
    index += 1
    return .mark
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while index < bytes.count, condition(bytes[index]) { index += 1 }
  }

  private mutating func skipTrivia() {
    while index < bytes.count {
      if bytes[index] == 10 || bytes[index] == 13 {
        startsLine = true
        index += 1
      } else if bytes[index] == 32 || (9...12).contains(bytes[index]) {
        index += 1
      } else if has("//") {
        skip { $0 != 10 && $0 != 13 }
      } else if has("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        index += 2
      } else if has("*/") {
        depth -= 1
        index += 2
      } else {
        if bytes[index] == 10 { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + count]) }
  }

  /// The number of `#` before a quotation mark here; nil if no string begins here.
  private func stringStart() -> Int? {
    var place = index
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
    return place - index
  }

  private mutating func string(hashes: Int) {
    index += hashes
    let quotes = has("\"\"\"") ? 3 : 1
    index += quotes
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), count(UInt8(ascii: "#"), from: index + 1) >= hashes {
        index += 1 + hashes
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          interpolation()
        } else {
          index += 1
        }
      } else if count(UInt8(ascii: "\""), from: index) >= quotes,
        count(UInt8(ascii: "#"), from: index + quotes) >= hashes
      {
        index += quotes + hashes
        return
      } else if quotes == 1, bytes[index] == 10 {
        return  // An unterminated string ends with its line.
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
  }

  /// The bracketed expression of an interpolation, token by token.
  private mutating func interpolation() {
    var depth = 0
    while let token = next() {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private func count(_ byte: UInt8, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return end - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
      || byte == 36 || byte >= 128
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}
