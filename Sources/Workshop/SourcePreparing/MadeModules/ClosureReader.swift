import SourceLexing

/// Reads closures that calls are handed.
struct ClosureReader {
  let run: TokenRun

  /// A closure that is handed over, between its braces: its parameters by its own word or by the
  /// numbers it uses.
  func argument(_ label: String?, _ open: Int, _ close: Int) -> CallShape.Argument {
    var position = open + 1
    if run.mark(position) == "[", let end = run.close(of: position) { position = end + 1 }
    var end = position
    while end < close, end < position + 60, run.word(end) != "in", run.mark(end) != "{" { end += 1 }
    if run.word(end) == "in", !hasStatement(position..<end) {
      return named(label, position, end, close)
    }
    let names = (0..<numbered(open, close)).map { "$\($0)" }
    return CallShape.Argument(
      label: label,
      kind: .closure(
        parameters: names.count, isTyped: false, builds: builds(position, close),
        mayWait: mayWait(position, close)),
      answers: names.map { answer($0, position..<close) })
  }

  private func hasStatement(_ range: Range<Int>) -> Bool {
    range.contains { run.word($0) == "for" || run.mark($0) == "=" }
  }

  private func named(
    _ label: String?, _ start: Int, _ end: Int, _ last: Int
  ) -> CallShape.Argument {
    var (open, close) = (start - 1, end)
    if run.mark(start) == "(", let last = run.close(of: start) { (open, close) = (start, last) }
    if open == start - 1 {
      // The word before the arrow or the effects ends the list.
      let stop = (start..<end).first { index in
        run.mark(index) == "-" || ["async", "throws"].contains(run.word(index))
      }
      close = stop ?? end
    }
    let parts = run.parts(open, close)
    let isTyped = parts.contains { part in part.contains { run.mark($0) == ":" } }
    return CallShape.Argument(
      label: label,
      kind: .closure(
        parameters: parts.count, isTyped: isTyped, builds: builds(end + 1, last),
        mayWait: mayWait(start, last)),
      answers: parts.map { answer(text($0.lowerBound), end + 1..<last) })
  }

  /// How many parameters `$0`, `$1` … ask for.
  private func numbered(_ open: Int, _ close: Int) -> Int {
    (open..<close).reduce(0) { count, index in
      guard let word = run.word(index), word.hasPrefix("$"), let number = Int(word.dropFirst())
      else { return count }
      return max(count, number + 1)
    }
  }

  private func mayWait(_ start: Int, _ close: Int) -> Bool {
    (start..<close).contains {
      ["async", "await", "throw", "throws", "try"].contains(run.word($0))
    }
  }

  /// Whether a closure lists views: it begins with a call of a type and goes on behind it, or does
  /// so on a condition.
  private func builds(_ start: Int, _ close: Int) -> Bool {
    if run.word(start) == "if", let open = (start..<close).first(where: { run.mark($0) == "{" }),
      let end = run.close(of: open)
    {
      return builds(open + 1, end)
    }
    guard let first = run.word(start)?.first, first.isUppercase else { return false }
    return run.mark(start + 1) == "(" || run.mark(start + 1) == "{"
  }

  // MARK: What tells the types of parameters

  private func text(_ index: Int) -> String {
    run.token(index).map { run.source.text($0) } ?? ""
  }

  /// What a closure's body takes a parameter for.
  private func answer(_ name: String, _ body: Range<Int>) -> CallShape.Answer {
    let uses = body.filter { text($0) == name && run.mark($0 - 1) != "." }
    let isAsked = uses.contains(where: isAsked)
    if Self.errors.contains(name) || name.hasSuffix("Error") {
      return isAsked ? .optionalError : .error
    }
    if isAsked { return .optional }
    return uses.contains { isResult($0, body) } ? .result : .value
  }

  private static let errors: Set<String> = ["error", "err"]

  /// Whether code asks if a parameter is there.
  private func isAsked(_ index: Int) -> Bool {
    if let mark = run.mark(index + 1), mark == "?" || mark == "!", run.isJoined(index + 1) {
      return true
    }
    if run.mark(index + 1) == "?", run.mark(index + 2) == "?" { return true }
    if run.mark(index + 2) == "=", text(index + 3) == "nil" { return true }
    // `if let a = b`, and `if let b`; not `if let a = b.c`, which asks for another.
    if let mark = run.mark(index + 1), ".([".contains(mark), run.isJoined(index + 1) {
      return false
    }
    let start = run.mark(index - 1) == "=" ? index - 3 : index - 1
    guard ["let", "var"].contains(text(start)) else { return false }
    return ["if", "guard", "while", ","].contains(text(start - 1))
  }

  /// Whether code takes a parameter for a success or a failure.
  private func isResult(_ index: Int, _ body: Range<Int>) -> Bool {
    if run.mark(index + 1) == ".", text(index + 2) == "get" { return true }
    let isMatched =
      run.mark(index - 1) == "=" && text(index - 2) == ")"
      || text(index - 1) == "switch" && run.mark(index + 1) == "{"
    return isMatched
      && body.contains { ["success", "failure"].contains(text($0)) && run.mark($0 - 1) == "." }
  }
}
