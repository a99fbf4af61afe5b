extension SwiftLexer {
  /// Moves past a string literal whose opening number signs are already behind.
  mutating func skipString(pounds: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        // An unterminated line string ends with its line.
        guard isMultiline else { return }
        line += 1
        position += 1
      case UInt8(ascii: "\\") where hasPounds(pounds, at: 1):
        skipEscape(pounds: pounds)
      case UInt8(ascii: "\"") where closesString(pounds: pounds, isMultiline: isMultiline):
        position += (isMultiline ? 3 : 1) + pounds
        return
      default:
        position += 1
      }
    }
  }

  private func closesString(pounds: Int, isMultiline: Bool) -> Bool {
    guard isMultiline else { return hasPounds(pounds, at: 1) }
    return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      && hasPounds(pounds, at: 3)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  /// Moves past a backslash with what belongs to it; an interpolation is read as code.
  private mutating func skipEscape(pounds: Int) {
    position += 1 + pounds
    guard position < bytes.count, bytes[position] != UInt8(ascii: "\n") else { return }
    let opensCode = bytes[position] == UInt8(ascii: "(")
    position += 1
    guard opensCode, nesting < Self.deepestNesting else { return }
    nesting += 1
    skipInterpolation()
    nesting -= 1
  }

  /// Moves past the code of an interpolation and its closing parenthesis.
  private mutating func skipInterpolation() {
    previous = nil
    var depth = 1
    while depth > 0, let token = next() {
      guard token.kind == .punctuation else { continue }
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
    }
  }
}
