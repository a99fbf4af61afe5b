import SourceLexing

// What types say of themselves, and attributes of variables.
extension UseScanner {
  mutating func scanHeader(_ index: Int) {
    guard let keyword = run.word(index), keyword != "typealias", run.word(index + 1) != nil
    else { return }
    var position = index + 2
    defer { if keyword == "extension" { noteExtension(index, position) } }
    while position < run.count, run.mark(position) != "{", run.mark(position) != ":" {
      if run.mark(position) == "<", let end = run.close(of: position) { position = end }
      if run.word(position) == "where" || run.mark(position) == "(" { return }
      position += 1
    }
    guard run.mark(position) == ":" else { return }
    var first = position
    while position < run.count, run.mark(position) != "{", run.word(position) != "where" {
      if run.mark(position) == "<", let end = run.close(of: position) { position = end }
      if let word = run.word(position), Self.isTypeName(word), run.mark(position + 1) != "." {
        let isFirst = keyword == "class" && run.mark(position - 1) == ":"
        ancestors[position] = isFirst ? .firstOfClass : .conformance
        if isFirst { first = position }
      }
      position += 1
    }
    noteAliases(index, position)
    noteTypeValues(index, position)
    guard ancestors[first] == .firstOfClass, let end = run.close(of: position) else { return }
    let speaksUp = (position..<end).contains { index in
      run.word(index) == "super" || run.word(index) == "override"
    }
    guard speaksUp, let name = run.word(first) else { return }
    ancestors[first] = .superclass
    noteOverrides(position..<end, of: name)
    if extended.map({ index > $0.end }) ?? true { extended = (name, end, true) }
  }

  /// Values that belong to a type, for the protocols that it conforms to.
  private mutating func noteTypeValues(_ header: Int, _ brace: Int) {
    guard let end = run.close(of: brace) else { return }
    let protocols = (header..<brace).filter { ancestors[$0] != nil }.compactMap(run.word)
    var names: [String] = []
    var position = brace + 1
    while position < end {
      if run.mark(position) == "{", let close = run.close(of: position) { position = close }
      if run.word(position) == "static", ["let", "var"].contains(run.word(position + 1)),
        let name = run.word(position + 2)
      {
        names.append(name)
      }
      position += 1
    }
    for word in protocols {
      note(word) { use in
        use.conformers += 1
        for name in names { use.typeValues[name, default: 0] += 1 }
      }
    }
  }

  /// Notes where something ends that belongs to a type and not to its values.
  mutating func noteStatic(_ index: Int, _ word: String) {
    guard word == "static" || word == "class", index >= staticEnd,
      let kind = run.word(index + 1), kind == "func" || kind == "var"
    else { return }
    var position = index + 2
    while position < run.count, run.mark(position) != "{" {
      // What is no more than a value has no body.
      if kind == "var", run.mark(position) == "=" || run.mark(position) == "}" { return }
      if run.mark(position) == "(", let end = run.close(of: position) { position = end }
      position += 1
    }
    staticEnd = run.close(of: position) ?? staticEnd
  }

  /// Other names of types that stand in a type, for the protocols that it conforms to.
  private mutating func noteAliases(_ header: Int, _ brace: Int) {
    guard let end = run.close(of: brace) else { return }
    let names = (brace..<end).filter { run.word($0) == "typealias" }
      .compactMap { run.word($0 + 1) }
    let protocols = (header..<brace).filter { ancestors[$0] == .conformance }
    for word in protocols.compactMap(run.word) { note(word) { $0.aliases.formUnion(names) } }
  }

  private mutating func noteExtension(_ index: Int, _ position: Int) {
    let brace = (position..<min(run.count, position + 60)).first { run.mark($0) == "{" } ?? position
    if run.mark(index + 2) == ".", let outer = run.word(index + 1), let inner = run.word(index + 3),
      let end = run.close(of: brace)
    {
      extendedInside = (outer, inner, end)
    }
    guard var name = run.word(index + 1), Self.isTypeName(name), let end = run.close(of: brace),
      extended.map({ index > $0.end }) ?? true
    else { return }
    var next = index + 2
    while run.mark(next) == ".", let inner = run.word(next + 1) {
      (name, next) = (name + "." + inner, next + 2)
    }
    extended = (name, end, false)
  }

  /// Types that code asks of those that conform to a protocol: `A.Element` where `A: Source`, and
  /// `Element` in an extension of it.
  mutating func noteAssociated(_ index: Int, _ word: String) {
    if let name = constrained[word], run.mark(index + 1) == ".", let type = run.word(index + 2),
      Self.isTypeName(type)
    {
      note(name) { $0.associated.insert(type) }
    }
    if let extended, index < extended.end, run.mark(index - 1) != ".",
      ConformerNames.all.contains(word), !extended.name.contains(".")
    {
      note(extended.name) { $0.associated.insert(word) }
    }
  }

  /// The functions and variables of a class that stand in for those of the class above, and how it
  /// calls that class's initialisers.
  private mutating func noteOverrides(_ body: Range<Int>, of name: String) {
    for index in body where run.word(index) == "super" && run.word(index + 2) == "init" {
      guard let call = calls.shape(at: index + 3) else { continue }
      note(name) { $0.superInitialisers.insert(call.shape) }
    }
    for index in body where ["func", "init", "var"].contains(run.word(index)) {
      let line = run.token(index)?.line
      let marks = (max(0, index - 4)..<index).filter { run.token($0)?.line == line }
      guard marks.contains(where: { run.word($0) == "override" }),
        let brace = (index..<body.upperBound).first(where: { run.mark($0) == "{" }),
        let start = run.token(index)?.range.lowerBound,
        let end = run.token(brace - 1)?.range.upperBound
      else { continue }
      let text = run.source.text(start..<end).split(whereSeparator: \.isNewline)
        .map { $0.drop { $0 == " " } }.joined(separator: " ")
      if run.word(index) == "init" {
        note(name) { $0.overriddenInitialisers.insert(text) }
        continue
      }
      let isOfType = marks.contains { ["static", "class"].contains(run.word($0)) }
      // What a class may set, classes below it must be able to set too.
      let close = run.word(index) == "var" ? run.close(of: brace) : nil
      let signature = (isOfType ? "class " : "") + text
      let mustBeSet = close.map { isSet(brace, $0) } ?? false
      note(name) { $0.overridden[signature] = mustBeSet || $0.overridden[signature] == true }
    }
  }

  /// Whether a variable's accessors do more than to read it.
  private func isSet(_ open: Int, _ close: Int) -> Bool {
    (open..<close).contains { index in
      ["didSet", "set", "willSet"].contains(run.word(index))
        && (run.mark(index + 1) == "{" || run.mark(index + 1) == "(")
    }
  }

  mutating func scanAttribute(_ index: Int) {
    guard let token = run.token(index) else { return }
    let name = String(run.source.text(token).dropFirst())
    guard Self.isTypeName(name), run.mark(index + 1) != "." else { return }
    if name.hasSuffix("Actor") {
      note(name) { $0.isActor = true }
      return
    }
    var position = index + 1
    if run.mark(position) == "<", let end = run.close(of: position) { position = end + 1 }
    var shape = CallShape()
    let pathName =
      run.mark(position + 1) == "\\" && run.mark(position + 2) == "."
      ? run.word(position + 3) : nil
    if run.mark(position) == "(", run.isJoined(position), let call = calls.shape(at: position) {
      (shape, position) = (call.shape, call.end)
    }
    // Other attributes and modifiers may follow.
    while let next = run.token(position), next.kind == .attribute || next.kind == .word {
      if isBuilt(position) {
        note(name) { $0.isBuilder = true }
        return
      }
      if run.word(position) == "var" || run.word(position) == "let" {
        noteVariable(position + 1, name, from: index)
        let home = scopes.home(of: index)
        asksByType = asksByType || shape.arguments.first?.kind == .metatype
        note(name) {
          $0.isWrapper = true
          $0.wrappings.insert(shape)
          $0.homes.insert(home)
          if let pathName { $0.pathNames.insert(pathName) }
        }
        return
      }
      guard next.kind == .attribute || Self.modifiers.contains(run.word(position) ?? "") else {
        return
      }
      position += 1
      if run.mark(position) == "(", let end = run.close(of: position) { position = end + 1 }
    }
  }

  /// What views observe and what they read of their environment.
  ///
  /// - Parameters:
  ///   - index: of the variable's name.
  ///   - start: of the attribute.
  private mutating func noteVariable(_ index: Int, _ attribute: String, from start: Int) {
    guard let variable = run.word(index) else { return }
    wrapped[variable] = attribute
    let type = run.mark(index + 1) == ":" ? run.word(index + 2) : nil
    let made = run.mark(index + 1) == "=" ? run.word(index + 2) : nil
    if Self.observing.contains(attribute), let type = type ?? made, Self.isTypeName(type) {
      note(type) { $0.isObserved = true }
    }
    guard attribute == "Environment", run.mark(start + 1) == "(" else { return }
    if let type = run.word(start + 2), run.word(start + 4) == "self", Self.isTypeName(type) {
      note(type) { $0.isObserved = true }
    }
    let first = run.word(start + 3) == "EnvironmentValues" ? start + 5 : start + 4
    if run.mark(start + 2) == "\\", let key = run.word(first), run.mark(first + 1) == ")" {
      let mark = run.mark(index + 3) == "?" ? "?" : ""
      environment[key, default: []].formUnion(type.map { [$0 + mark] } ?? [])
    }
  }

  private static let observing: Set<String> = [
    "Bindable", "EnvironmentObject", "ObservedObject", "StateObject",
  ]

  /// Variables that are handed on as what they wrap.
  mutating func noteProjections() {
    for index in 0..<run.count {
      guard let word = run.word(index), word.hasPrefix("$"),
        let attribute = wrapped[String(word.dropFirst())],
        run.mark(index + 1) == ")" || run.mark(index + 1) == ","
      else { continue }
      note(attribute) { $0.projectsBinding = true }
    }
  }

  /// Whether a declaration is one that a result builder may stand before: a function, a variable
  /// that is computed, or a parameter that is a closure.
  private func isBuilt(_ index: Int) -> Bool {
    if run.word(index) == "func" { return true }
    var position = index + (run.word(index) == "var" ? 1 : 0)
    guard run.word(position) != nil, !["let", "var"].contains(run.word(position) ?? "") else {
      return false
    }
    let isVariable = position > index
    repeat { position += 1 } while run.word(position) != nil && !run.beginsLine(position)
    guard run.mark(position) == ":" else { return false }
    while position < run.count, position < index + 60 {
      switch run.mark(position) {
      case "-" where run.mark(position + 1) == ">" && !isVariable: return true
      case "(" where !isVariable, "[", "<":
        guard let end = run.close(of: position) else { return false }
        position = end
      case "{" where isVariable: return !["willSet", "didSet"].contains(run.word(position + 1))
      case "=", ",", ")", "}": return false
      default:
        if isVariable, run.beginsLine(position), run.endsValue(position - 1) { return false }
      }
      position += 1
    }
    return false
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "package", "open", "static", "lazy", "weak",
    "unowned", "nonisolated", "final", "override", "class",
  ]
}
