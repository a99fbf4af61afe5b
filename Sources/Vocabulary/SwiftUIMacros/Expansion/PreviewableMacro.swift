import SourceLexing

/// Moves `@Previewable` variables of a preview's closure into a view around its content.
///
/// A closure has no storage that survives an update; a view struct has. The attribute itself
/// expands to nothing.
enum PreviewableMacro {
  /// The arguments of a preview with its `@Previewable` variables moved; unchanged without any.
  static func moved(in arguments: String) -> String {
    let source = SourceText(arguments)
    let tokens = source.tokens
    let starts = starts(in: source)
    guard let first = starts.first, let body = closure(around: first, in: source)
    else { return arguments }
    var declarations: [String] = []
    var rest = ""
    var copied = tokens[body.lowerBound].range.upperBound
    for start in starts where body.contains(start) {
      let end = statementEnd(from: start, before: body.upperBound, in: source)
      declarations.append(
        source.text(tokens[start + 1].range.lowerBound..<tokens[end - 1].range.upperBound))
      rest += source.text(copied..<tokens[start].range.lowerBound)
      copied = tokens[end - 1].range.upperBound
    }
    rest += source.text(copied..<tokens[body.upperBound].range.lowerBound)
    return """
      \(source.text(0..<tokens[body.lowerBound].range.upperBound))
        struct PreviewableContent: SwiftUI.View {
          \(declarations.joined(separator: "\n    "))
          var body: some SwiftUI.View {\(rest)}
        }
        return PreviewableContent()
      \(source.text(tokens[body.upperBound].range.lowerBound..<source.bytes.count))
      """
  }

  /// The indices of every `@Previewable` that a declaration follows.
  private static func starts(in source: SourceText) -> [Int] {
    source.tokens.indices.dropLast().filter {
      source.tokens[$0].kind == .attribute && source.text(source.tokens[$0]) == "@Previewable"
    }
  }

  /// The indices of the braces around a token.
  private static func closure(around index: Int, in source: SourceText) -> Range<Int>? {
    var open: [Int] = []
    for position in source.tokens.indices {
      if source.isPunctuation(position, "{") { open.append(position) }
      if source.isPunctuation(position, "}"), let start = open.popLast(), start < index,
        position > index
      {
        return start..<position
      }
    }
    return nil
  }

  /// The index after the last token of the statement that begins at `start`.
  private static func statementEnd(
    from start: Int, before end: Int, in source: SourceText
  ) -> Int {
    var depth = 0
    var sawVariable = false
    for position in start..<end {
      if depth == 0, sawVariable, source.isPunctuation(position, ";") { return position }
      if depth == 0, sawVariable, startsLine(position, in: source),
        !continues(at: position, in: source)
      {
        return position
      }
      if source.isWord(position, "var") { sawVariable = true }
      if isOne(of: "([{", position, in: source) { depth += 1 }
      if isOne(of: ")]}", position, in: source) { depth -= 1 }
    }
    return end
  }

  /// Whether a line ends between the token before and this one.
  private static func startsLine(_ position: Int, in source: SourceText) -> Bool {
    let before = source.tokens[position - 1].range.upperBound
    return source.bytes[before..<source.tokens[position].range.lowerBound].contains(10)
  }

  /// Whether a statement goes on across the line end before a token: after an operator with a blank
  /// before it, before one with a blank after it (Swift's rule of which operators stand between two
  /// values), and where a list or a member does.
  private static func continues(at position: Int, in source: SourceText) -> Bool {
    if isOne(of: ",:.", position - 1, in: source) || isOne(of: ",:.", position, in: source)
      || source.isWord(position - 1, "var")
    {
      return true
    }
    let tokens = source.tokens
    var first = position
    while isOperator(first - 1, in: source), first == position || touches(first - 1, in: source) {
      first -= 1
    }
    if first < position, isBlank(tokens[first].range.lowerBound - 1, in: source) { return true }
    var end = position
    while isOperator(end, in: source), end == position || touches(end - 1, in: source) { end += 1 }
    return end > position && isBlank(tokens[end - 1].range.upperBound, in: source)
  }

  private static func isOperator(_ position: Int, in source: SourceText) -> Bool {
    isOne(of: "/=-+!*%<>&|^~?", position, in: source)
  }

  /// Whether nothing is between a token and the next.
  private static func touches(_ position: Int, in source: SourceText) -> Bool {
    source.tokens[position].range.upperBound == source.tokens[position + 1].range.lowerBound
  }

  private static func isBlank(_ offset: Int, in source: SourceText) -> Bool {
    source.bytes.indices.contains(offset) && [9, 10, 13, 32].contains(source.bytes[offset])
  }

  private static func isOne(of marks: String, _ position: Int, in source: SourceText) -> Bool {
    marks.unicodeScalars.contains { source.isPunctuation(position, $0) }
  }
}
