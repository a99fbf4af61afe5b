import SourceLexing

/// Reads how something is called.
struct CallReader {
  private let run: TokenRun
  private let closures: ClosureReader
  /// Names of the closures that functions of the file are handed.
  private let answers: Set<String>

  init(run: TokenRun) {
    self.run = run
    closures = ClosureReader(run: run)
    answers = Set(
      (0..<run.count).compactMap { index in
        guard run.mark(index + 1) == ":", let name = run.word(index),
          run.token(index - 1).map({ run.source.text($0) }) != "@ViewBuilder"
        else { return nil }
        var next = index + 2
        // `@Sendable @escaping`, and `((Int) -> Void)?`.
        while let token = run.token(next), token.kind == .attribute {
          if run.source.text(token) == "@escaping" { return name }
          next += 1
        }
        return run.mark(next) == "(" && run.mark(next + 1) == "(" ? name : nil
      })
  }

  /// The call whose first bracket is at an index, and where it ends; nil if there is none.
  func shape(at index: Int) -> (shape: CallShape, end: Int)? {
    var shape = CallShape()
    var position = index
    if run.mark(position) == "(" {
      guard let close = run.close(of: position) else { return nil }
      shape.arguments = run.parts(position, close).map(argument)
      position = close + 1
      shape.isAwaited = shape.takesClosure && isAnswered(index, close)
    }
    guard run.mark(position) == "{", !isCondition(index) else {
      return position == index ? nil : (shape, position)
    }
    var label: String?
    while run.mark(position) == "{", let close = run.close(of: position) {
      shape.arguments.append(closures.argument(label, position, close))
      if isAnswered(position, close) { shape.isAwaited = true }
      position = close + 1
      guard let next = run.word(position), run.mark(position + 1) == ":",
        run.mark(position + 2) == "{"
      else { break }
      (label, position) = (next, position + 2)
    }
    return (shape, position)
  }

  /// The keys between two square brackets; nil if they do not end.
  func keys(at index: Int) -> CallShape? {
    run.close(of: index).map { CallShape(arguments: run.parts(index, $0).map(argument)) }
  }

  /// Whether a brace opens the body of a statement, of which the conditions may stand on several
  /// lines.
  private func isCondition(_ index: Int) -> Bool {
    var (position, depth) = (index - 1, 0)
    while position >= 0 {
      switch run.mark(position) {
      case ")", "]": depth += 1
      case "(" where depth == 0, "[" where depth == 0, "{" where depth == 0, "}" where depth == 0,
        ";" where depth == 0:
        return false
      case "(", "[": depth -= 1
      case nil where depth == 0 && run.word(position).map(Self.statements.contains) == true:
        return true
      default: break
      }
      if depth == 0, run.beginsLine(position), !goesOn(position), !goesOn(position - 1) {
        return false
      }
      position -= 1
    }
    return false
  }

  /// Whether what stands at the begin or the end of a line says that it is not the statement's.
  private func goesOn(_ index: Int) -> Bool {
    run.mark(index).map { [",", ".", "&", "|", "?", "="].contains($0) } == true
  }

  private static let statements: Set<String> = ["if", "guard", "while", "for", "switch", "catch"]

  private func argument(_ range: Range<Int>) -> CallShape.Argument {
    var start = range.lowerBound
    var label: String?
    if let word = run.word(start), run.mark(start + 1) == ":" {
      (label, start) = (word == "_" ? nil : word, start + 2)
    }
    let end = range.upperBound
    if run.mark(start) == "{", let close = run.close(of: start), close == end - 1 {
      return closures.argument(label, start, close)
    }
    return CallShape.Argument(label: label, kind: kind(start, end))
  }

  private func kind(_ start: Int, _ end: Int) -> CallShape.Kind {
    switch run.mark(start) {
    case "&": return .address
    case ".": return .member
    case "\\": return run.mark(start + 1) == "." ? .path : .value
    // Members of which only the whole tells the type.
    case "["
    where run.mark(start + 1) == "." || run.mark(start + 1) == "]" || run.mark(start + 1) == ":":
      return run.close(of: start) == end - 1 ? .member : .value
    case nil where run.word(end - 1) == "self" && run.mark(end - 2) == ".":
      return run.word(start).map(UseScanner.isTypeName) == true ? .metatype : .value
    default: return choosesMembers(start, end) ? .member : .value
    }
  }

  /// Whether an argument is one of two members on a condition: `isOn ? .one : .other`.
  private func choosesMembers(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      if ["(", "[", "{"].contains(run.mark(index)), let close = run.close(of: index) {
        index = close
      }
      if run.mark(index) == "?", !run.isJoined(index) { return run.mark(index + 1) == "." }
      index += 1
    }
    return false
  }

  /// Whether code goes on with what somebody waits for: it calls a closure that its function was
  /// handed, or what continuations, semaphores and groups have for that.
  private func isAnswered(_ open: Int, _ close: Int) -> Bool {
    (open..<close).contains { index in
      guard let word = run.word(index) else { return false }
      if answers.contains(word) { return run.mark(index + 1) != ":" }
      return Self.answering.contains(word) && run.mark(index - 1) == "."
        && run.mark(index + 1) == "("
    }
  }

  private static let answering: Set<String> = ["resume", "signal", "leave", "yield", "finish"]
}
