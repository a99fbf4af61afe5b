import SourceLexing

/// Reads expressions of a project description. What it does not know is passed over and unknown.
struct TuistParser {
  let source: SourceText
  /// The token to be read next.
  var index: Int
  private var depth = 0

  /// Deeper nesting and longer chains are passed over, so that no input exhausts the stack.
  private static let deepest = 32
  private static let longest = 64

  init(_ source: SourceText, at index: Int = 0) { (self.source, self.index) = (source, index) }

  func `is`(_ character: Unicode.Scalar, at offset: Int = 0) -> Bool {
    source.isPunctuation(index + offset, character)
  }

  /// The word at a token; nil if it is none.
  func word(at offset: Int = 0) -> String? {
    let position = index + offset
    guard source.tokens.indices.contains(position), source.tokens[position].kind == .word else {
      return nil
    }
    return source.text(source.tokens[position])
  }

  var isAtEnd: Bool { index >= source.tokens.count }

  /// Moves behind the bracket that closes the one here, or to the end.
  mutating func skipBrackets() {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [("(", ")"), ("[", "]"), ("{", "}")]
    guard let (open, close) = pairs.first(where: { self.is($0.0) }) else {
      index += 1
      return
    }
    index = source.closingIndex(of: index, open, close).map { $0 + 1 } ?? source.tokens.count
  }

  /// Whether the token here stands on a line of its own behind the one before.
  private var beginsLine: Bool {
    guard index > 0, !isAtEnd else { return true }
    let last = source.tokens[index - 1]
    let breaks = source.bytes[last.range].count { $0 == UInt8(ascii: "\n") }
    return source.tokens[index].line > last.line + breaks
  }

  mutating func expression() -> TuistExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      skipBrackets()
      return .value(.unknown)
    }
    var left = operand()
    var count = 0
    while !isAtEnd {
      count += 1
      if count > Self.longest { left = .value(.unknown) }
      if self.is("+"), !self.is("=", at: 1) {
        index += 1
        left = .sum(left, operand())
      } else if self.is("?"), self.is("?", at: 1) {
        index += 2
        left = .either(left, operand())
      } else if self.is("?"), !beginsLine || depth > 1 {
        // A choice: which of the two holds is not known.
        index += 1
        _ = expression()
        if self.is(":") { index += 1 }
        _ = expression()
        left = .value(.unknown)
      } else if word() == "as" {
        index += 1
        if self.is("?") || self.is("!") { index += 1 }
        _ = operand()
      } else if isComparison {
        while isComparison { index += 1 }
        _ = operand()
        left = .value(.unknown)
      } else {
        break
      }
    }
    return left
  }

  private var isComparison: Bool {
    let isDouble = self.is("=") && self.is("=", at: 1) || self.is("!") && self.is("=", at: 1)
    let isLogic = self.is("&") && self.is("&", at: 1) || self.is("|") && self.is("|", at: 1)
    let isSecond =
      index > 0
      && "=&|".unicodeScalars.contains { self.is($0) && source.isPunctuation(index - 1, $0) }
    return isDouble || isLogic || isSecond
  }

  private mutating func operand() -> TuistExpression {
    while let word = word(), ["await", "try"].contains(word) {
      index += 1
      if self.is("?") || self.is("!") { index += 1 }
    }
    var result = primary()
    var count = 0
    while !isAtEnd {
      count += 1
      if count > Self.longest { result = .value(.unknown) }
      if self.is("."), let name = word(at: 1) {
        index += 2
        result = .member(result, name)
      } else if self.is("("), !beginsLine {
        result = .call(result, arguments())
      } else if self.is("["), !beginsLine {
        skipBrackets()
        result = .value(.unknown)
      } else if self.is("!"), !beginsLine, !self.is("=", at: 1) {
        index += 1
      } else if self.is("?"), self.is(".", at: 1) {
        index += 1
      } else if self.is("{"), !beginsLine, isCallable(result) {
        let path = closure().map { TuistExpression.Argument(label: nil, value: $0) }
        skipBrackets()
        result = path.map { .call(result, [$0]) } ?? .value(.unknown)
      } else {
        break
      }
    }
    return result
  }

  private func isCallable(_ value: TuistExpression) -> Bool {
    switch value {
    case .member, .call: true
    case .value, .text, .list, .table, .name, .sum, .path, .either: false
    }
  }

  /// What the closure here asks of what it is given, if that is all: `{ $0.name }`.
  private func closure() -> TuistExpression? {
    guard word(at: 1) == "$0", self.is(".", at: 2), let name = word(at: 3), self.is("}", at: 4)
    else { return nil }
    return .path(name)
  }

  private mutating func primary() -> TuistExpression {
    guard !isAtEnd else { return .value(.unknown) }
    let token = source.tokens[index]
    switch token.kind {
    case .string:
      index += 1
      return TuistText.read(source.text(token.range))
    case .number:
      index += 1
      return .value(.number(source.text(token)))
    case .word:
      index += 1
      switch source.text(token) {
      case "nil": return .value(.null)
      case "true": return .value(.bool(true))
      case "false": return .value(.bool(false))
      case let name: return .name(name)
      }
    case .punctuation:
      if self.is("["), let list = list() { return list }
      if self.is(".") {
        guard let name = word(at: 1) else { break }
        index += 2
        return .member(nil, name)
      }
      if self.is("\\"), self.is(".", at: 1), let name = word(at: 2), !self.is(".", at: 3) {
        index += 3
        return .path(name)
      }
      if self.is("{"), let path = closure() {
        skipBrackets()
        return path
      }
      if self.is("(") {
        let inner = arguments()
        return inner.count == 1 ? inner[0].value : .value(.unknown)
      }
    case .directive, .attribute, .regex: break
    }
    if [")", "]", "}", ",", ":"].contains(where: { self.is($0) }) { return .value(.unknown) }
    skipBrackets()
    return .value(.unknown)
  }

  /// A list or a table.
  private mutating func list() -> TuistExpression? {
    guard let end = source.closingIndex(of: index, "[", "]") else { return nil }
    defer { index = end + 1 }
    index += 1
    var items: [TuistExpression] = []
    var pairs: [TuistExpression.Pair] = []
    if self.is(":"), index + 1 == end { return .table([]) }
    while index < end {
      let start = index
      let item = expression()
      if self.is(":") {
        index += 1
        pairs.append(TuistExpression.Pair(key: item, value: expression()))
      } else {
        items.append(item)
      }
      skip(to: end, from: start)
    }
    return pairs.isEmpty ? .list(items) : .table(pairs)
  }

  mutating func arguments() -> [TuistExpression.Argument] {
    guard let end = source.closingIndex(of: index, "(", ")") else {
      index = source.tokens.count
      return []
    }
    defer { index = end + 1 }
    index += 1
    var result: [TuistExpression.Argument] = []
    while index < end {
      let start = index
      var label: String?
      if let name = word(), self.is(":", at: 1) {
        label = name
        index += 2
      }
      result.append(TuistExpression.Argument(label: label, value: expression()))
      skip(to: end, from: start)
    }
    return result
  }

  /// Moves behind the next comma before an end.
  private mutating func skip(to end: Int, from start: Int) {
    if index == start { skipBrackets() }
    while index < end, !self.is(",") { skipBrackets() }
    if index < end { index += 1 }
  }
}
