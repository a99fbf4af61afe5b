extension SourceOutline {
  /// The next token beside one: behind the closing bracket of one that opens.
  package func after(_ index: Int) -> Int {
    guard tokens.indices.contains(index), let partner = partners[index], partner > index else {
      return index + 1
    }
    return partner + 1
  }

  /// Where the statement that begins at a token ends.
  ///
  /// - Parameter end: where the code around it ends.
  package func statementEnd(from start: Int, until end: Int) -> Int {
    var index = start
    while index < end {
      let next = after(index)
      guard next < end else { return min(next, end) }
      if isPunctuation(next, ";") { return next }
      if isPunctuation(index, ";") { return next }
      if lastLine(next - 1) < tokens[next].line, !continues(next, from: start) { return next }
      index = next
    }
    return max(start, min(index, end))
  }

  private static let continuing: Set<String> = [
    "else", "catch", "where", "as", "is", "in", "throws", "rethrows", "async",
  ]
  /// Statements and declarations whose brace may stand on a line of its own.
  private static let braced: Set<String> = [
    "if", "guard", "for", "while", "switch", "do", "repeat", "defer", "func", "init", "subscript",
    "var", "get", "set", "else", "catch", "deinit",
  ]

  /// Whether a token at the beginning of a line belongs to the statement before.
  private func continues(_ index: Int, from start: Int) -> Bool {
    let token = tokens[index]
    let byte = source.bytes[token.range.lowerBound]
    if token.kind == .word, Self.continuing.contains(source.text(token)) { return true }
    if token.kind == .punctuation {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="),
        UInt8(ascii: "?"), UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        return true
      case UInt8(ascii: "{"): return Self.braced.contains(leadingWord(start))
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "%"),
        UInt8(ascii: "!"):
        // A binary operator has blanks on both sides, a prefix only before it.
        return isOperatorBinary(index)
      default: break
      }
    }
    return isOpenEnded(index - 1)
  }

  private func leadingWord(_ start: Int) -> String {
    declarationKeyword(from: start) ?? text(start)
  }

  /// The keyword behind attributes and modifiers.
  private func declarationKeyword(from start: Int) -> String? {
    var index = start
    while tokens.indices.contains(index), index < start + 12 {
      let word = text(index)
      if Self.braced.contains(word) { return word }
      index = after(index)
    }
    return nil
  }

  private func isOperatorBinary(_ index: Int) -> Bool {
    var last = index
    while last + 1 < tokens.count, tokens[last + 1].kind == .punctuation,
      tokens[last + 1].range.lowerBound == tokens[last].range.upperBound
    {
      last += 1
    }
    let end = tokens[last].range.upperBound
    guard source.bytes.indices.contains(end) else { return true }
    return [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(source.bytes[end])
  }

  /// Whether a line that ends with this token goes on.
  private func isOpenEnded(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .attribute { return true }
    guard token.kind == .punctuation else {
      return token.kind == .word
        && ["in", "as", "is", "where", "try", "await"].contains(text(index))
        && text(index) != "in"
    }
    let byte = source.bytes[token.range.lowerBound]
    if [
      UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "."),
    ].contains(byte) {
      return true
    }
    let start = token.range.lowerBound
    guard byte == UInt8(ascii: ">") || byte == UInt8(ascii: "?"), start > 0 else { return false }
    let before = source.bytes[start - 1]
    return [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "=")].contains(before)
      || (byte == UInt8(ascii: "?") && before == byte)
  }

  /// The statements between the braces that open at a token; without what a closure says of its
  /// parameters.
  package func statements(in open: Int) -> [Range<Int>] {
    guard isPunctuation(open, "{"), let close = partners[open] else { return [] }
    var result: [Range<Int>] = []
    var start = bodyStart(open)
    while start < close {
      let end = max(statementEnd(from: start, until: close), start + 1)
      result.append(start..<end)
      start = end
      while isPunctuation(start, ";") { start += 1 }
    }
    return result
  }

  /// The first token behind a brace and, in a closure, behind its parameters.
  package func bodyStart(_ open: Int) -> Int {
    guard let close = partners[open] else { return open + 1 }
    var index = open + 1
    guard index < close, !isWord(index, "for") else { return index }
    var count = 0
    while index < close, count < 60 {
      if isWord(index, "in") { return index + 1 }
      let token = tokens[index]
      if token.kind == .string || token.kind == .directive || isPunctuation(index, "{")
        || isPunctuation(index, "=") || isPunctuation(index, ";")
      {
        break
      }
      if isWord(index),
        ["let", "var", "for", "if", "switch", "return", "guard", "while", "case"]
          .contains(text(index))
      {
        break
      }
      if index > open + 1, isPunctuation(index, "."), count < 2 { break }
      index = after(index)
      count += 1
    }
    return open + 1
  }

  /// The statement that holds a token, among those of the innermost braces around it.
  package func statement(around index: Int, in open: Int) -> Range<Int>? {
    statements(in: open).first { $0.contains(index) }
  }
}
