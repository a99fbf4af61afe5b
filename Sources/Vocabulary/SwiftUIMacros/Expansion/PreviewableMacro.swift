/// Moves `@Previewable` variables of a preview's closure into a view around its content.
///
/// A closure has no storage that survives an update; a view struct has. The attribute itself
/// expands to nothing.
enum PreviewableMacro {
  /// The arguments of a preview with its `@Previewable` variables moved; unchanged without any.
  static func moved(in arguments: String) -> String {
    let tokens = SwiftLexer.tokens(of: arguments)
    guard let first = starts(in: tokens).first, let body = closure(around: first, in: tokens)
    else { return arguments }
    let bytes = Array(arguments.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var declarations: [String] = []
    var rest = ""
    var copied = tokens[body.lowerBound].range.upperBound
    for start in starts(in: tokens) where body.contains(start) {
      let end = statementEnd(from: start, before: body.upperBound, in: tokens)
      declarations.append(
        text(tokens[start + 2].range.lowerBound..<tokens[end - 1].range.upperBound))
      rest += text(copied..<tokens[start].range.lowerBound)
      copied = tokens[end - 1].range.upperBound
    }
    rest += text(copied..<tokens[body.upperBound].range.lowerBound)
    return """
      \(text(0..<tokens[body.lowerBound].range.upperBound))
        struct PreviewableContent: SwiftUI.View {
          \(declarations.joined(separator: "\n    "))
          var body: some SwiftUI.View {\(rest)}
        }
        return PreviewableContent()
      \(text(tokens[body.upperBound].range.lowerBound..<bytes.count))
      """
  }

  /// The indices of every `@` before `Previewable` that a declaration follows.
  private static func starts(in tokens: [SwiftToken]) -> [Int] {
    tokens.indices.dropLast(2).filter {
      tokens[$0].text == "@" && tokens[$0 + 1].text == "Previewable"
    }
  }

  /// The indices of the braces around a token.
  private static func closure(around index: Int, in tokens: [SwiftToken]) -> Range<Int>? {
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      if token.text == "{" { open.append(place) }
      if token.text == "}", let start = open.popLast(), start < index, place > index {
        return start..<place
      }
    }
    return nil
  }

  /// The index after the last token of the statement that begins at `start`.
  private static func statementEnd(
    from start: Int, before end: Int, in tokens: [SwiftToken]
  ) -> Int {
    var depth = 0
    var sawVariable = false
    for place in start..<end {
      let token = tokens[place]
      if depth == 0, sawVariable, token.text == ";" { return place }
      if depth == 0, sawVariable, token.startsLine, !continues(tokens[place - 1], token) {
        return place
      }
      if token.text == "var" { sawVariable = true }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
    }
    return end
  }

  /// Whether a statement goes on across the line end between two tokens.
  private static func continues(_ before: SwiftToken, _ after: SwiftToken) -> Bool {
    let opens = before.kind == .symbol && !["?", "!"].contains(before.text)
    return opens || [",", ":", "var", "."].contains(before.text) || after.kind == .symbol
      || [".", ",", ":"].contains(after.text)
  }
}
