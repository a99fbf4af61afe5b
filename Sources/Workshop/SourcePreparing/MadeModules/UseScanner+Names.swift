// Names, with what stands before and behind them.
extension UseScanner {
  mutating func note(_ name: String, _ change: (inout UsedName) -> Void) {
    var use = names[name] ?? UsedName()
    use.files.insert(path)
    change(&use)
    names[name] = use
  }

  /// The same of a type that may be inside of another, of which the name stands before it.
  mutating func noteType(_ path: String, _ change: (inout UsedName) -> Void) {
    var parts = path.split(separator: ".").map(String.init)[...]
    if parts.count > 1, let first = parts.first, missing.contains(first) { parts.removeFirst() }
    guard let name = parts.popFirst() else { return }
    note(name) { $0.inside(parts, change) }
  }

  mutating func scanName(_ index: Int, _ word: String) {
    let before = isQualified(index) ? index - 3 : index - 1
    let isCompared = isCompared(before)
    if !isCompared, let previous = run.word(before), Self.declaring.contains(previous) { return }
    noteAnnotation(index, before)
    if missing.contains(word), run.mark(index + 1) == ".", isQualified(index + 2) { return }
    var use = UsedName()
    if before == index - 3, let module = run.word(index - 2) {
      use.qualifiers.insert(module)
    } else {
      use.homes = [scopes.home(of: index)]
    }
    switch ancestors[index] {
    case .conformance: use.isConformedTo = true
    case .firstOfClass: use.isFirstOfClass = true
    case .superclass: use.isSuperclass = true
    case nil where isCompared: use.isRead = true
    case nil: scanContext(before, index, &use)
    }
    scanUse(index + 1, start: before + 1, &use)
    let path = path
    if let owner = extendedInside, index < owner.end, ConformerNames.all.contains(word),
      run.mark(index + 1) == "<" || run.mark(index + 1) == "("
    {
      if missing.contains(owner.outer) {
        note(owner.inner) { $0.nested[word, default: UsedName()].merge(use) }
      } else {
        note(owner.outer) {
          $0.nested[owner.inner, default: UsedName()].nested[word, default: UsedName()].merge(use)
        }
      }
      return
    }
    note(word) {
      let files = $0.files
      $0.merge(use)
      $0.files = files.union([path])
    }
  }

  static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "case",
    "let", "var", "import", "macro", "precedencegroup",
  ]

  /// Whether a name stands alone as what is returned, kept, or the first argument of a call.
  private func isRead(_ before: Int, _ index: Int) -> Bool {
    let next = run.mark(index + 1)
    let isOver = next == ")" || next == "," || next == "}" || run.beginsLine(index + 1)
    guard isOver || run.token(index + 1) == nil else { return false }
    if run.word(before) == "return" { return true }
    switch run.mark(before) {
    case "=":
      return run.word(before - 1) != nil
        && !["typealias", "associatedtype"].contains(run.word(before - 2) ?? "")
    case "(": return holdsArguments(before)
    case ":": return holdsArguments(before - 2)
    default: return false
    }
  }

  /// Whether a name stands for a value that a branch of a `switch` is for.
  private func isCompared(_ before: Int) -> Bool {
    var first = before
    while run.mark(first) == ",", run.word(first - 1) != nil { first -= 2 }
    return run.isBranchOfNames(first)
  }

  /// Whether a bracket holds the arguments of a call, and no parameters or values of a case.
  private func holdsArguments(_ open: Int) -> Bool {
    guard run.mark(open) == "(", run.isJoined(open), let callee = run.word(open - 1) else {
      return false
    }
    return !["init", "subscript", "throws"].contains(callee)
      && !["func", "case", "macro"].contains(run.word(open - 2) ?? "")
      && ![",", "@"].contains(run.mark(open - 2) ?? " ")
  }

  /// What stands before a name.
  private mutating func scanContext(_ before: Int, _ index: Int, _ use: inout UsedName) {
    if isRead(before, index) {
      use.isRead = true
      return
    }
    switch run.mark(before) {
    case ":":
      let word = run.word(before - 1) ?? ""
      let isParameter = run.mark(before - 2) == "<" || run.mark(before - 2) == ","
      let isClause = run.word(before - 2) == "where"
      if word.first?.isUppercase == true, isParameter || isClause {
        use.isConstraint = true
        constrained[word] = run.word(index)
      }
      if ["weak", "unowned"].contains(run.word(before - 3) ?? "") { use.isWeak = true }
      use.isType = true
    case ">": use.isType = run.mark(before - 1) == "-"
    case "&": use.isConstraint = run.mark(before - 1) != "&"
    // Types stand alone in brackets, or before a colon.
    case "[" where run.mark(index + 1) == ",": use.isRead = true
    case "<", "[": use.isType = true
    default: break
    }
    switch run.word(before) {
    case "some", "any": use.isConstraint = true
    case "as", "is", "throws", "extension": use.isType = true
    default: break
    }
    if run.mark(index + 1) == "&", run.mark(index + 2) != "&" { use.isConstraint = true }
  }

  /// What stands behind a name, and behind those of types in it.
  private mutating func scanUse(_ next: Int, start: Int, _ use: inout UsedName) {
    var position = next
    if run.mark(position) == "<", run.isJoined(position), let end = run.close(of: position) {
      use.arity = run.parts(position, end).count
      position = end + 1
    }
    switch run.mark(position) {
    case "." where run.mark(position + 1) != ".":
      guard let member = run.word(position + 1) else { return }
      if ["Self", "Type", "Protocol"].contains(member) { return }
      if member.first?.isUppercase == true {
        var inner = UsedName()
        scanUse(position + 2, start: start, &inner)
        inner.isConformedTo = ancestors[position + 1] == .conformance
        use.nested[member] = inner
      } else if member == "init" {
        guard let call = calls.shape(at: position + 2) else { return }
        use.creations.insert(call.shape)
        noteTrial("", call.shape, start, &use)
      } else if member != "self" {
        use.isMemberBase = true
        if let call = calls.shape(at: position + 2), isCall(position + 2) {
          use.calls[member, default: []].insert(call.shape)
          noteTrial(member, call.shape, start, &use)
          if isAskedFor(position + 1, call.end) { use.optionalCalls.insert(member) }
        }
      }
    case "(" where run.isJoined(position):
      guard let call = calls.shape(at: position) else { return }
      use.creations.insert(call.shape)
      noteTrial("", call.shape, start, &use)
      noteCreation(start, call.end, &use)
    case "{" where isStatement(start):
      guard showsViews, let call = calls.shape(at: position) else { return }
      use.creations.insert(call.shape)
      noteCreation(start, call.end, &use)
    case "[" where run.isJoined(position): use.isMemberBase = true
    default: break
    }
  }

  func isCall(_ index: Int) -> Bool {
    run.mark(index) == "{" || run.mark(index) == "(" && run.isJoined(index)
  }

  private func noteCreation(_ start: Int, _ end: Int, _ use: inout UsedName) {
    if showsViews, isStatement(start) || isShown(start) { use.isView = true }
    let mark = run.mark(end)
    let isBound = run.mark(start - 1) == "=" && run.word(start - 3) == "let"
    let statement = run.word(start - 4)
    if (mark == "?" || mark == "!") && run.isJoined(end) && run.mark(end + 1) != "=" {
      use.isUnwrapped = true
    }
    if isBound, ["if", "guard", "while"].contains(statement) || run.mark(start - 4) == "," {
      use.isUnwrapped = true
    }
  }

  /// Whether a statement begins at a token.
  func isStatement(_ index: Int) -> Bool {
    let before = run.mark(index - 1)
    if before == "{" || before == "}" || run.word(index - 1) == "in" { return true }
    return run.beginsLine(index) && run.endsValue(index - 1)
  }

  /// Whether what begins at a token is handed to what shows views.
  private func isShown(_ index: Int) -> Bool {
    guard run.mark(index - 1) == "(", let function = run.word(index - 2) else { return false }
    return ["AnyView", "overlay", "background", "mask"].contains(function)
  }
}
