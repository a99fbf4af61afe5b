import SourceLexing

/// The compiled tokens of a file, without those of conditions, by their number among them.
struct TokenRun {
  let source: SourceText
  private let active: [Int]
  /// The words among them; none that is no name without backticks.
  private let words: [String?]

  init(_ source: SourceText, _ isActive: [Bool]) {
    self.source = source
    var condition = 0
    active = source.tokens.indices.filter { index in
      let token = source.tokens[index]
      if token.kind == .directive, Self.conditions.contains(source.text(token)) {
        condition = token.line
      }
      return isActive[index] && token.line != condition
    }
    words = active.map { index in
      let token = source.tokens[index]
      guard token.kind == .word else { return nil }
      let text = source.text(token)
      return text.hasPrefix("$") || SwiftCode.isIdentifier(text) ? text : nil
    }
  }

  private static let conditions: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  var count: Int { active.count }

  func token(_ index: Int) -> SourceToken? {
    active.indices.contains(index) ? source.tokens[active[index]] : nil
  }

  /// The characters of a word; nil for anything else.
  func word(_ index: Int) -> String? {
    words.indices.contains(index) ? words[index] : nil
  }

  /// The byte of a punctuation; nil for anything else.
  func mark(_ index: Int) -> Character? {
    guard let token = token(index), token.kind == .punctuation else { return nil }
    return Character(UnicodeScalar(source.bytes[token.range.lowerBound]))
  }

  /// Whether nothing stands between a token and the one before it.
  func isJoined(_ index: Int) -> Bool {
    guard let one = token(index - 1), let other = token(index) else { return false }
    return one.range.upperBound == other.range.lowerBound
  }

  /// Whether a token is the first of its line.
  func beginsLine(_ index: Int) -> Bool {
    guard let token = token(index) else { return false }
    return self.token(index - 1).map { $0.line != token.line } ?? true
  }

  /// The token that closes the bracket at an index; angle brackets hold no other operators.
  func close(of index: Int) -> Int? {
    guard let open = mark(index) else { return nil }
    if open == "<" { return closeAngle(of: index) }
    var depth = 0
    for position in index..<count {
      switch mark(position) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return nil
  }

  /// The token that opens the bracket closed at an index; nil if none is closed there.
  func open(of index: Int) -> Int? {
    guard let close = mark(index), ")]}".contains(close) else { return nil }
    var depth = 0
    for position in stride(from: index, through: 0, by: -1) {
      switch mark(position) {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return nil
  }

  private func closeAngle(of index: Int) -> Int? {
    var (depth, others) = (0, 0)
    for position in index..<min(count, index + 120) {
      switch mark(position) {
      case "<": depth += 1
      case ">":
        if mark(position - 1) == "-" { continue }
        depth -= 1
        if depth == 0 { return others == 0 ? position : nil }
      case "(", "[": others += 1
      case ")", "]": others -= 1
      case ",", ".", ":", "&", "?", "-", "@": break
      case nil: break
      default: return nil
      }
    }
    return nil
  }

  /// The parts between commas of what stands between two brackets.
  func parts(_ open: Int, _ close: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index, angles) = (open + 1, open + 1, 0)
    while index < close {
      switch mark(index) {
      case "(", "[", "{": index = self.close(of: index) ?? close
      case "<":
        if let end = closeAngle(of: index), end < close {
          index = end
        } else {
          angles += 1
        }
      case ",":
        parts.append(start..<index)
        start = index + 1
      default: break
      }
      index += 1
    }
    return start < close ? parts + [start..<close] : parts
  }

  /// Whether a value or a type can end with a token, so that a dot behind it asks for a member.
  func endsValue(_ index: Int) -> Bool {
    guard let token = token(index) else { return false }
    switch token.kind {
    case .word: return !Self.wordsBeforeValues.contains(source.text(token))
    case .string, .number, .regex, .directive: return true
    case .attribute: return false
    case .punctuation:
      switch mark(index) {
      case ")", "]", "}": return true
      case "?", "!", ">": return isJoined(index) && isJoined(index + 1)
      default: return false
      }
    }
  }

  /// Whether a word begins a branch of a `switch` that names values alone: `case A, B:`.
  func isBranchOfNames(_ index: Int) -> Bool {
    guard word(index) == "case", word(index + 1) != nil else { return false }
    var end = index + 2
    while mark(end) == ",", word(end + 1) != nil { end += 2 }
    return mark(end) == ":"
  }

  static let wordsBeforeValues: Set<String> = [
    "as", "await", "case", "catch", "do", "else", "guard", "if", "in", "is", "repeat", "return",
    "switch", "throw", "try", "where", "while",
  ]
}
