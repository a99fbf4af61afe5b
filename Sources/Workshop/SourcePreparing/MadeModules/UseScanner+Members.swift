// Members of what has a name and of what has none.
extension UseScanner {
  mutating func scanMember(_ index: Int, _ word: String) {
    let isValue = run.endsValue(index - 2)
    // Types within types are others' to note; constants of C are in capitals too.
    let mayBeConstant = !isValue && word.dropFirst().allSatisfy { !$0.isLowercase }
    if run.mark(index - 2) == "\\" {
      memberValues.insert(word)
      return
    }
    guard run.mark(index - 2) != ".", word.first?.isUppercase == false || mayBeConstant else {
      return
    }
    let found = isCall(index + 1) ? calls.shape(at: index + 1) : nil
    let call = found?.shape
    if isValue, word == "init" {
      // A class says how the one above is made, or a value of a type that is known makes another.
      guard let call, let extended, index < extended.end, !extended.isClass,
        run.word(index - 2) == "self"
      else { return }
      noteType(extended.name) { $0.creations.insert(call) }
    } else if isValue {
      if isAskedFor(index, found?.end ?? index + 1) {
        optionalMembers.insert(word)
      } else {
        plainMembers.insert(word)
      }
      if let call {
        members[word, default: []].insert(call)
        noteTrial(word, call, chainStart(index), &trials)
      } else {
        memberValues.insert(word)
      }
    } else if word == "init" {
      if let call { initialisers.insert(call) }
    } else if !["self", "some"].contains(word) {
      if let call, !call.arguments.isEmpty {
        staticCalls[word, default: []].insert(call)
      } else {
        staticValues.insert(word)
      }
    }
  }

  /// The token that a chain of members begins with, of which one is at an index.
  private func chainStart(_ index: Int) -> Int {
    var position = index
    while run.mark(position - 1) == "." {
      position -= 2
      while run.mark(position) == "?" || run.mark(position) == "!" { position -= 1 }
      while let open = run.open(of: position) {
        guard run.isJoined(open), run.word(open - 1) != nil else { return open }
        position = open - 1
      }
    }
    return position
  }

  /// Keys with labels, as no dictionary has them.
  mutating func scanSubscript(_ index: Int) {
    if run.isJoined(index), run.endsValue(index - 1), run.mark(index + 2) == ".",
      run.word(index + 3) == "self"
    {
      asksByType = true
    }
    guard run.isJoined(index), run.endsValue(index - 1), run.mark(index - 2) != "-",
      let label = run.word(index + 1), run.mark(index + 2) == ":", !Self.isTypeName(label),
      let keys = calls.keys(at: index)
    else { return }
    subscripts.insert(keys)
  }

  /// Whether a chain of members whose last is at an index, and ends before another, is what
  /// `if let` asks for.
  func isAskedFor(_ index: Int, _ end: Int) -> Bool {
    guard run.mark(end) == "{" || run.mark(end) == "," || run.word(end) == "else"
    else { return false }
    var position = index - 1
    while run.mark(position) == "." || run.mark(position) == "?" || run.word(position) != nil {
      if run.word(position) == "try" { return false }
      position -= 1
    }
    guard run.mark(position) == "=", run.word(position - 2) == "let" else { return false }
    return ["if", "guard", "while"].contains(run.word(position - 3) ?? "")
      || run.mark(position - 3) == ","
  }
}
