extension SwiftLexer {
  /// Moves past white space and comments, counting lines.
  mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0:
        position += 1
      case 0xEF where position == 0 && peek(1) == 0xBB && peek(2) == 0xBF:
        position += 3
      case UInt8(ascii: "#") where position == 0 && peek(1) == UInt8(ascii: "!"):
        skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipBlockComment()
      default:
        return
      }
    }
  }

  /// Stops in front of the line's end.
  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Block comments nest in Swift.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
  }
}
