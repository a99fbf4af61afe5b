import SourceLexing

/// The labels of a function's parameters.
struct ParameterLabels {
  /// In order, `_` where a call has none.
  private(set) var all: [String] = []
  /// Those that each call writes: their parameters have no default, and are no closures, which may
  /// stand behind the call.
  private(set) var needed: Set<String> = []

  /// How the names of types end that stand for closures.
  private static let closureNames = [
    "Action", "Block", "Callback", "Closure", "Completion", "Handler",
  ]
  private let source: SourceText
  private let active: [Int]

  /// Reads the parameters behind a parenthesis.
  ///
  /// - Parameters:
  ///   - active: Indices of the compiled tokens.
  ///   - open: Where in `active` the parenthesis is.
  init(_ source: SourceText, _ active: [Int], from open: Int) {
    (self.source, self.active) = (source, active)
    var depth = 0
    var start = open + 1
    for index in open..<active.count {
      let isEnd = depth == 1 && has(index, ")")
      if isEnd || depth == 1 && has(index, ",") && startsParameter(index + 1) {
        add(start..<index)
        start = index + 1
      }
      if isEnd { return }
      if has(index, "(") || has(index, "[") { depth += 1 }
      if has(index, ")") || has(index, "]") { depth -= 1 }
    }
  }

  private func has(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    active.indices.contains(index) && source.isPunctuation(active[index], character)
  }

  private func word(_ index: Int) -> String? {
    guard active.indices.contains(index) else { return nil }
    let token = source.tokens[active[index]]
    return token.kind == .word ? source.text(token) : nil
  }

  /// Whether a label stands at an index, which a colon follows, with or without another name.
  private func startsParameter(_ index: Int) -> Bool {
    var index = index
    while active.indices.contains(index), source.tokens[active[index]].kind == .attribute {
      index += 1
    }
    return word(index) != nil
      && (has(index + 1, ":") || word(index + 1) != nil && has(index + 2, ":"))
  }

  private mutating func add(_ tokens: Range<Int>) {
    guard let first = tokens.first(where: { word($0) != nil }), let label = word(first),
      startsParameter(first)
    else { return }
    all.append(label)
    guard label != "_", !tokens.contains(where: { has($0, "=") }) else { return }
    let isClosure =
      tokens.contains { has($0, "-") && has($0 + 1, ">") }
      || tokens.contains { source.tokens[active[$0]].kind == .attribute }
      || tokens.last.flatMap(word).map { type in
        Self.closureNames.contains(where: type.hasSuffix)
      } ?? false
    if !isClosure { needed.insert(label) }
  }
}
