/// Which names a script declares for all of itself, which it has anywhere, and which it uses.
///
/// This is no reading of the whole language: where in doubt, a name counts as the script's own, so
/// that nothing is complained of that is right.
struct ScriptNames {
  /// What is declared outside of everything, with its line.
  private(set) var declared: [String: Int] = [:]
  /// What is declared anywhere: parameters and names inside of functions too.
  private(set) var bound: Set<String> = []
  /// What is used as a name, with the line of its first use.
  private(set) var used: [String: Int] = [:]
  private let tokens: [ScriptToken]
  /// The index of the bracket that closes or opens the one at an index.
  private var partners: [Int?]

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    partners = Array(repeating: nil, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.depth != 0 {
      if token.depth > 0 {
        open.append(index)
      } else if let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
    var depth = 0
    for (index, token) in tokens.enumerated() {
      depth += token.depth
      switch token.kind {
      case .word:
        readDeclaration(token, at: index, isOutside: depth == 0)
        if sign(index + 1, "=>") { bound.insert(token.text) }
        readUse(of: token, at: index)
      case .sign: if token.depth > 0 { readParameters(at: index) }
      case .literal: break
      }
    }
  }

  private func partner(_ index: Int) -> Int? {
    tokens.indices.contains(index) ? partners[index] : nil
  }

  private mutating func readDeclaration(_ token: ScriptToken, at index: Int, isOutside: Bool) {
    switch token.text {
    case "function", "class":
      guard !isMember(index) else { return }
      let at = sign(index + 1, "*") ? index + 2 : index + 1
      if let name = word(at) { bind(name, isOutside) }
    case "const", "let", "var":
      guard !isMember(index) else { return }
      var at = index + 1
      var isName = true
      while at < tokens.count, !tokens[at].is(";"), !tokens[at].is("of"), !tokens[at].is("in") {
        if isName, let name = word(at) { bind(name, isOutside) }
        let close = tokens[at].depth > 0 ? partners[at] : nil
        if isName, let close { bindAll(at..<close, isOutside) }
        if tokens[at].depth < 0 { break }
        isName = sign(at, ",")
        at = (close ?? at) + 1
      }
    default: break
    }
  }

  /// Parameters stand in brackets after the name of a function or method, before `=>`, after
  /// `catch`; one name before `=>` needs none.
  private mutating func readParameters(at index: Int) {
    guard sign(index, "("), let close = partners[index] else { return }
    let isArrow = sign(close + 1, "=>")
    let before = index > 0 ? tokens[index - 1] : nil
    let isFunction = before.map { $0.is("function") || $0.is("*") || $0.is("catch") } ?? false
    if isArrow || isFunction || (sign(close + 1, "{") && isMethod(index - 1)) {
      bindAll(index..<close, false)
    }
  }

  private mutating func readUse(of name: ScriptToken, at index: Int) {
    guard used[name.text] == nil, !isMember(index) else { return }
    let isKey =
      sign(index + 1, ":") && index > 0 && (sign(index - 1, "{") || sign(index - 1, ","))
    let close = sign(index + 1, "(") ? partner(index + 1) : nil
    if isKey || (close.map { sign($0 + 1, "{") } ?? false) { return }
    used[name.text] = name.line
  }

  /// Whether what stands before a `(` names a function or method: not `if (…) {`.
  private func isMethod(_ index: Int) -> Bool {
    guard index >= 0, tokens[index].kind != .sign else { return index >= 0 && sign(index, "]") }
    return !["if", "for", "while", "switch", "with"].contains(tokens[index].text)
  }

  private mutating func bind(_ name: ScriptToken, _ isOutside: Bool) {
    bound.insert(name.text)
    if isOutside, declared[name.text] == nil { declared[name.text] = name.line }
  }

  private mutating func bindAll(_ range: Range<Int>, _ isOutside: Bool) {
    for index in range where !isMember(index) {
      if let name = word(index) { bind(name, isOutside) }
    }
  }

  private func isMember(_ index: Int) -> Bool { sign(index - 1, ".") || sign(index - 1, "?.") }

  private func sign(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].text == text
  }

  private func word(_ index: Int) -> ScriptToken? {
    tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index] : nil
  }
}
