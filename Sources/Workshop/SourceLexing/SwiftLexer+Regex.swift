extension SwiftLexer {
  /// Whether a slash here can begin a regular expression rather than divide.
  var regexMayStart: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .punctuation:
      // Behind these a value has ended, so the slash is an operator.
      return !")]}?!>".utf8.contains(bytes[previous.range.lowerBound])
        && bytes[previous.range.lowerBound] != UInt8(ascii: ".")
    case .word:
      return Self.wordsBeforeValues.contains { bytes[previous.range].elementsEqual($0.utf8) }
    case .directive, .attribute, .string, .regex, .number:
      return false
    }
  }

  private static let wordsBeforeValues = [
    "return", "case", "where", "in", "try", "await", "throw", "if", "while", "guard", "else",
  ]

  /// Moves past `/…/` if it closes on its line; otherwise stays.
  mutating func skipPlainRegex() -> Bool {
    let first = peek(1)
    guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t"), first != UInt8(ascii: ")"),
      first != UInt8(ascii: ","), first != UInt8(ascii: "=")
    else { return false }
    var end = position + 1
    var isInSet = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet:
        position = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  /// Moves past `#/…/#`, which may span lines; stays if it never closes.
  mutating func skipExtendedRegex(pounds: Int) -> Bool {
    var end = position + pounds + 1
    var lines = 0
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\n") { lines += 1 }
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      let tail = bytes[end...].dropFirst().prefix(pounds)
      if bytes[end] == UInt8(ascii: "/"), tail.count == pounds,
        tail.allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        position = end + 1 + pounds
        line += lines
        return true
      }
      end += 1
    }
    return false
  }
}
