/// Where calls may fail.
extension UseScanner {
  /// Notes whether a call may fail that begins at a token.
  ///
  /// - Parameter name: that of the function; empty where a type is called.
  func noteTrial(_ name: String, _ shape: CallShape, _ start: Int, _ use: inout UsedName) {
    let function = name + shape.labels
    if mayFail(start) { use.tried.insert(function) } else { use.untried.insert(function) }
  }

  /// Whether `try` or `try?` stands right before a token, and no failure ends the program.
  private func mayFail(_ start: Int) -> Bool {
    let before = run.word(start - 1) == "await" ? start - 2 : start - 1
    if run.mark(before) == "?" { return run.word(before - 1) == "try" }
    return run.word(before) == "try" && !isFatal(before)
  }

  /// Whether what is tried at a token stands in a `do` of which a `catch` ends the program.
  private func isFatal(_ index: Int) -> Bool {
    var (position, depth) = (index - 1, 0)
    while position > 0, run.word(position) != "func" {
      switch run.mark(position) {
      case "}": depth += 1
      case "{" where depth > 0: depth -= 1
      case "{" where run.word(position - 1) == "do":
        return run.close(of: position).map { endsInCatch(behind: $0) } ?? false
      default: break
      }
      position -= 1
    }
    return false
  }

  private func endsInCatch(behind close: Int) -> Bool {
    var index = close + 1
    while run.word(index) == "catch" {
      while index < run.count, run.mark(index) != "{" { index += 1 }
      guard let end = run.close(of: index) else { return false }
      let isFatal = (index..<end).contains { run.word($0).map(Self.ends.contains) == true }
      if isFatal { return true }
      index = end + 1
    }
    return false
  }

  private static let ends: Set<String> = [
    "fatalError", "preconditionFailure", "assertionFailure", "exit", "abort",
  ]
}
