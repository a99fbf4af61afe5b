/// Cuts Swift source into tokens: exact about where literals and comments begin and end,
/// indifferent to everything else. Any bytes are accepted; a file that ends inside a literal
/// simply ends the token.
package struct SwiftLexer: Sendable {
  let bytes: [UInt8]
  var position = 0
  var line = 1
  var previous: SourceToken?
  /// How many string interpolations surround the current position.
  var nesting = 0

  /// Interpolations nested deeper are read as plain text, so that no input exhausts the stack.
  static let deepestNesting = 64

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All tokens of a file in order; comments and white space leave none.
  package static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SwiftLexer(bytes)
    var tokens: [SourceToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  /// The next token, or nil at the end of the file.
  mutating func next() -> SourceToken? {
    skipTrivia()
    guard position < bytes.count else { return nil }
    let start = position
    let startLine = line
    let kind = scan()
    let token = SourceToken(kind: kind, range: start..<position, line: startLine)
    previous = token
    return token
  }

  /// Moves past one token and says what it was.
  private mutating func scan() -> SourceToken.Kind {
    let byte = bytes[position]
    if Self.isWordStart(byte) {
      skipWord()
      return .word
    }
    if Self.isDigit(byte) {
      skipNumber()
      return .number
    }
    switch byte {
    case UInt8(ascii: "\""):
      skipString(pounds: 0)
      return .string
    case UInt8(ascii: "#"):
      return scanPound()
    case UInt8(ascii: "@") where Self.isWordStart(peek(1)):
      position += 1
      skipWord()
      return .attribute
    case UInt8(ascii: "`"):
      return scanBacktick()
    case UInt8(ascii: "/"):
      return scanSlash()
    default:
      position += 1
      return .punctuation
    }
  }

  private mutating func scanPound() -> SourceToken.Kind {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch peek(pounds) {
    case UInt8(ascii: "\""):
      position += pounds
      skipString(pounds: pounds)
      return .string
    case UInt8(ascii: "/") where skipExtendedRegex(pounds: pounds):
      return .regex
    case let byte where pounds == 1 && Self.isWordStart(byte):
      position += 1
      skipWord()
      return .directive
    default:
      position += 1
      return .punctuation
    }
  }

  private mutating func scanBacktick() -> SourceToken.Kind {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      position += 1
      return .punctuation
    }
    position = end + 1
    return .word
  }

  private mutating func scanSlash() -> SourceToken.Kind {
    if regexMayStart, skipPlainRegex() { return .regex }
    position += 1
    return .punctuation
  }

  private mutating func skipWord() {
    while position < bytes.count, Self.isWordPart(bytes[position]) { position += 1 }
  }

  /// A number with its letters (`0xFF`, `1e9`) but not a range or member behind it (`1...2`).
  private mutating func skipNumber() {
    while position < bytes.count {
      let isFraction = bytes[position] == UInt8(ascii: ".") && Self.isDigit(peek(1))
      guard isFraction || Self.isWordPart(bytes[position]) else { return }
      position += 1
    }
  }

  /// The byte `offset` behind the current position; zero past the end.
  func peek(_ offset: Int) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Letters, underscore, dollar and every byte of a character beyond ASCII.
  static func isWordStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || isDigit(byte)
  }
}
