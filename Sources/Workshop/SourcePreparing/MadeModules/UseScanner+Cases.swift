// Cases that switches and other patterns name.
extension UseScanner {
  /// A switch over `self` without a default names all cases there are; so does one over something
  /// with a name, of which the type may be known.
  mutating func scanSwitch(_ index: Int) {
    if let extended, index < extended.end, run.word(index + 1) == "self",
      run.mark(index + 2) == "{", let cases = cases(index + 2), cases.isWhole
    {
      noteType(extended.name) { $0.add(cases.found) }
      return
    }
    var position = index + 1
    while run.word(position) != nil || run.mark(position) == "." { position += 1 }
    guard run.mark(position) == "{", let name = run.word(position - 1),
      let cases = cases(position), cases.isWhole || !cases.found.values.allSatisfy(\.isEmpty)
    else { return }
    if run.mark(position - 2) == ".", Set(cases.found.keys).isSubset(of: Self.outcomes) {
      resultMembers.insert(name)
    }
    noteSwitch(name, cases.found)
  }

  /// The cases of `Result`.
  private static let outcomes: Set = ["success", "failure"]

  /// The cases of a switch, and whether it has no default.
  private func cases(_ open: Int) -> (found: [String: [String]], isWhole: Bool)? {
    guard let close = run.close(of: open) else { return nil }
    var cases: [String: [String]] = [:]
    var isWhole = true
    var position = open + 1
    while position < close {
      if run.mark(position) == "{", let end = run.close(of: position) {
        position = end
      } else if run.word(position) == "default" || run.word(position) == "where" {
        isWhole = false
      } else if run.word(position) == "switch" {
        // A switch in a case has cases of its own.
        let inner = (position..<close).first { run.mark($0) == "{" }
        position = inner.flatMap(run.close) ?? position
      } else if run.word(position) == "case",
        !["if", "guard", "while", "for"].contains(run.word(position - 1) ?? "")
      {
        let start = position
        position = readPatterns(position + 1, close, ":", &cases)
        if (start..<position).contains(where: { run.word($0) == "where" }) { isWhole = false }
      }
      position += 1
    }
    return (cases, isWhole)
  }

  /// Reads on to what stands behind a case's patterns.
  private func readPatterns(
    _ start: Int, _ close: Int, _ mark: Character, _ cases: inout [String: [String]]
  ) -> Int {
    var position = start
    var use = UsedName()
    var isOfCondition = false
    while position < close, run.mark(position) != mark {
      isOfCondition = isOfCondition || run.word(position) == "where"
      if run.mark(position) == ".", let name = run.word(position + 1), !isOfCondition {
        position += 1
        let end = run.mark(position + 1) == "(" ? run.close(of: position + 1) : nil
        if name == "some", end != nil {
          // What is in it is a pattern of its own.
          use.add([name: []])
          continue
        }
        use.add([name: end.map { labels(position + 1, $0) } ?? []])
        position = end ?? position
      }
      position += 1
    }
    cases = cases.merging(use.cases) { one, other in one.count < other.count ? other : one }
    return position
  }

  /// The labels of what a pattern takes out of a case.
  private func labels(_ open: Int, _ close: Int) -> [String] {
    run.parts(open, close).map { part in
      let label = run.mark(part.lowerBound + 1) == ":" ? run.word(part.lowerBound) : nil
      return label ?? "_"
    }
  }

  /// Patterns that name their type, `case Kind.one(let a)` and `catch Kind.one`, and those that
  /// are asked of something with a name, `if case .one(let a) = kind`.
  mutating func scanPattern(_ index: Int) {
    if let type = run.word(index + 1), Self.isTypeName(type), run.mark(index + 2) == ".",
      let name = run.word(index + 3), !Self.isTypeName(name)
    {
      let end = run.mark(index + 4) == "(" ? run.close(of: index + 4) : nil
      guard run.word(index) == "catch" || end != nil else { return }
      let values = end.map { labels(index + 4, $0) } ?? []
      note(type) { $0.add([name: values]) }
      return
    }
    guard run.word(index) == "case", run.mark(index + 1) == ".",
      ["if", "guard", "while"].contains(run.word(index - 1) ?? "") || run.mark(index - 1) == ","
    else { return }
    var cases: [String: [String]] = [:]
    var end = readPatterns(index + 1, min(run.count, index + 40), "=", &cases) + 1
    while ["try", "await"].contains(run.word(end) ?? "") || run.mark(end) == "?" { end += 1 }
    while run.word(end) != nil, run.mark(end + 1) == "." { end += 2 }
    guard let name = run.word(end), !cases.values.allSatisfy(\.isEmpty) else { return }
    if Self.isTypeName(name), run.mark(end + 1) == "(" {
      note(name) { $0.add(cases) }
    } else {
      noteSwitch(name, cases)
    }
  }

  /// `name: Type`, `-> Type` of a function, `name = Type(`.
  mutating func noteAnnotation(_ index: Int, _ before: Int) {
    guard var type = run.word(index) else { return }
    var next = index + 1
    while run.mark(next) == ".", let inner = run.word(next + 1), Self.isTypeName(inner) {
      (type, next) = (type + "." + inner, next + 2)
    }
    noteTypedName(before, type)
    switch run.mark(before) {
    case ":", "=":
      if run.mark(before) == "=", run.mark(next) != "(", run.mark(next) != "." { return }
      if let name = run.word(before - 1) { annotations[name] = type }
    case ">" where run.mark(before - 1) == "-":
      var position = before - 2
      while ["async", "throws"].contains(run.word(position) ?? "") { position -= 1 }
      guard run.mark(position) == ")" else { return }
      var depth = 0
      while position > 0 {
        if run.mark(position) == ")" { depth += 1 }
        if run.mark(position) == "(" { depth -= 1 }
        position -= 1
        if depth == 0 { break }
      }
      if let name = run.word(position) { annotations[name] = type }
    default: break
    }
  }

  /// Gives the cases of a switch to the type that was stated last for what is switched over;
  /// optionals have cases of their own.
  private mutating func noteSwitch(_ name: String, _ cases: [String: [String]]) {
    var cases = cases
    if cases.removeValue(forKey: "some") != nil { cases["none"] = nil }
    if cases.isEmpty { return }
    if let type = annotations[name] {
      noteType(type) { $0.add(cases) }
    } else {
      switched.append((name, cases))
    }
  }

  /// The same where the type is stated below.
  mutating func noteSwitched() {
    for (name, cases) in switched {
      if let type = annotations[name] { noteType(type) { $0.add(cases) } }
    }
  }

  /// What a value, or the elements of a list, are stated to be: `name: Type`, `name: [Type]`; of
  /// a parameter both names count, and of one without a label the function's.
  private mutating func noteTypedName(_ before: Int, _ type: String) {
    let colon = run.mark(before) == "[" ? before - 1 : before
    guard run.mark(colon) == ":", let name = run.word(colon - 1) else { return }
    var names = [name]
    if let label = run.word(colon - 2), label != "_" { names.append(label) }
    if run.word(colon - 2) == "_", run.mark(colon - 3) == "(", let function = run.word(colon - 4) {
      names.append(function + "(")
    }
    for name in names { typedNames[name, default: []].insert(type) }
  }
}
