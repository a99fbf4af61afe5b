import SourceLexing

/// Finds the operands of `??` and `? :` in code. Operators of lower precedence than `??` bound
/// them; all others belong to an operand.
struct OperandReader {
  private let outline: SourceOutline

  init(_ outline: SourceOutline) { self.outline = outline }

  private static let borders: Set<String> = [
    "return", "in", "if", "guard", "while", "else", "case", "let", "var", "where", "throw",
    "switch",
    "for", "default", "yield",
  ]
  private static let conditions: Set<String> = ["if", "guard", "while", "switch", "for"]

  /// The expressions of a statement, or of a list between brackets; labels and braces of bodies are
  /// none.
  func expressions(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, index, choices) = (range.lowerBound, range.lowerBound, 0)
    var opensBody = false
    func end(_ next: Int) {
      if start < index { result.append(start..<index) }
      (start, choices) = (next, 0)
    }
    while index < range.upperBound {
      let next = outline.after(index)
      if outline.isWord(index), Self.borders.contains(outline.text(index)),
        !outline.isPunctuation(index - 1, "."), !outline.isPunctuation(index + 1, ":")
      {
        opensBody = opensBody || Self.conditions.contains(outline.text(index))
        end(next)
      } else if outline.isPunctuation(index, ",") || outline.isPunctuation(index, ";")
        || opensBody && outline.isPunctuation(index, "{") || isAssignment(index)
      {
        end(next)
      } else if isChoice(index) {
        choices += 1
      } else if outline.isPunctuation(index, ":") {
        if choices > 0 { choices -= 1 } else { end(next) }
      }
      index = next
    }
    end(range.upperBound)
    return result.map(withoutEffects)
  }

  /// The smallest operand around a token; nil if the expression has none.
  func operand(around token: Int, in expression: Range<Int>) -> Range<Int>? {
    let expression = withoutEffects(expression)
    var parts = choice(in: expression)
    if parts.isEmpty { parts = operands(in: expression, around: token) }
    guard let part = parts.first(where: { $0.contains(token) }) else { return nil }
    let own = withoutEffects(part)
    return own.contains(token) ? operand(around: token, in: own) ?? own : nil
  }

  /// The three operands of the first `? :`; empty if there is none.
  private func choice(in range: Range<Int>) -> [Range<Int>] {
    let marks = siblings(range)
    guard let first = marks.first(where: isChoice) else { return [] }
    var depth = 0
    for index in marks where index > first {
      if isChoice(index) { depth += 1 }
      guard outline.isPunctuation(index, ":") else { continue }
      if depth == 0 {
        return [range.lowerBound..<first, first + 1..<index, index + 1..<range.upperBound]
      }
      depth -= 1
    }
    return []
  }

  /// What stands between `??`, as far as no operator of lower precedence is between; empty if there
  /// is no such operator.
  private func operands(in range: Range<Int>, around token: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, found) = (range.lowerBound, false)
    for index in siblings(range) where index >= start {
      let isDefault = isDefault(index)
      guard isDefault || isLower(index) else { continue }
      result.append(start..<index)
      if !isDefault {
        if found, result.contains(where: { $0.contains(token) }) { return result }
        (result, found) = ([], false)
      }
      found = found || isDefault
      start = index + length(index)
    }
    return found ? result + [start..<range.upperBound] : []
  }

  /// An expression without `try` and `await` before it, which hold for all of it.
  private func withoutEffects(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound,
      outline.isWord(start, "try") || outline.isWord(start, "await")
    {
      start += 1
      if outline.isPunctuation(start, "?") || outline.isPunctuation(start, "!"), isJoined(start) {
        start += 1
      }
    }
    return min(start, range.upperBound)..<range.upperBound
  }

  private func siblings(_ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index = outline.after(index)
    }
    return result
  }

  // MARK: - Operators

  /// Whether nothing stands between a token and the one before.
  private func isJoined(_ index: Int) -> Bool {
    outline.tokens.indices.contains(index) && index > 0
      && outline.tokens[index - 1].range.upperBound == outline.tokens[index].range.lowerBound
  }

  private static let marks: [Unicode.Scalar] = [
    "=", "<", ">", "!", "+", "-", "*", "/", "&", "|", "~", "%", "^", "?", ".",
  ]

  private func isMark(_ index: Int) -> Bool {
    Self.marks.contains { outline.isPunctuation(index, $0) }
  }

  /// How many tokens the operator has that begins at one and has blanks around it; 0 for none.
  private func length(_ index: Int) -> Int {
    guard isMark(index), !isJoined(index) else { return 0 }
    var end = index + 1
    while isJoined(end), isMark(end) { end += 1 }
    return isJoined(end) ? 0 : end - index
  }

  private func spelling(_ index: Int) -> String {
    let length = length(index)
    return length == 0 ? "" : outline.text(index..<index + length)
  }

  private func isChoice(_ index: Int) -> Bool { spelling(index) == "?" }
  private func isDefault(_ index: Int) -> Bool { spelling(index) == "??" }

  private static let lower: Set<String> = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "&&", "||",
  ]

  private func isLower(_ index: Int) -> Bool { Self.lower.contains(spelling(index)) }

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=",
  ]

  private func isAssignment(_ index: Int) -> Bool { Self.assignments.contains(spelling(index)) }
}
