import Foundation

/// Reads the text of a predicate, as Apple's “Predicate Format String Syntax” says it is written.
struct PredicateParser {
  private let tokens: [PredicateLexer.Token]
  private var position = 0
  /// How many brackets, negations and powers are open.
  private var depth = 0

  /// Throws ``PredicateProblem``.
  static func condition(_ format: String, _ arguments: [Any]) throws -> PredicateCondition {
    var parser = PredicateParser(tokens: try PredicateLexer.tokens(format, arguments))
    let condition = try parser.condition()
    try parser.expectEnd()
    return condition
  }

  /// Throws ``PredicateProblem``.
  static func term(_ format: String, _ arguments: [Any]) throws -> PredicateTerm {
    var parser = PredicateParser(tokens: try PredicateLexer.tokens(format, arguments))
    let term = try parser.sum()
    try parser.expectEnd()
    return term
  }

  private init(tokens: [PredicateLexer.Token]) { self.tokens = tokens }

  // MARK: Tokens

  private var next: PredicateLexer.Token? { position < tokens.count ? tokens[position] : nil }

  private mutating func advance() { position += 1 }

  /// Reads something within something of its kind, which must not exhaust the stack.
  private mutating func nested<T>(_ read: (inout Self) throws -> T) throws -> T {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw PredicateProblem.malformed("it is too deeply nested") }
    return try read(&self)
  }

  private func isMark(_ marks: String...) -> Bool {
    if case .mark(let mark) = next { marks.contains(mark) } else { false }
  }

  private func isWord(_ words: String...) -> Bool {
    if case .word(let word) = next { words.contains(word.uppercased()) } else { false }
  }

  private mutating func expect(_ mark: String) throws {
    guard isMark(mark) else { throw PredicateProblem.malformed("“\(mark)” is missing") }
    advance()
  }

  private func expectEnd() throws {
    guard position == tokens.count else {
      throw PredicateProblem.malformed("something is left at its end")
    }
  }

  // MARK: Conditions

  private mutating func condition() throws -> PredicateCondition {
    var parts = [try conjunction()]
    while isWord("OR") || isMark("||") {
      advance()
      parts.append(try conjunction())
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var parts = [try negation()]
    while isWord("AND") || isMark("&&") {
      advance()
      parts.append(try negation())
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws -> PredicateCondition {
    if isWord("NOT") || isMark("!") {
      advance()
      return .not(try nested { try $0.negation() })
    }
    if isWord("TRUEPREDICATE", "FALSEPREDICATE") {
      defer { position += 1 }
      return .always(isWord("TRUEPREDICATE"))
    }
    guard isMark("(") else { return .comparison(try comparison()) }
    // A bracket holds a condition or a term, which shows only behind it.
    let start = position
    do {
      advance()
      let inner = try nested { try $0.condition() }
      try expect(")")
      return inner
    } catch PredicateProblem.malformed {
      position = start
      return .comparison(try comparison())
    }
  }

  private mutating func comparison() throws -> PredicateComparison {
    var quantifier: PredicateComparison.Quantifier?
    if isWord("ANY", "SOME", "ALL", "NONE") {
      quantifier =
        isWord("ALL") ? .all : isWord("NONE") ? PredicateComparison.Quantifier.none : .any
      advance()
    }
    let left = try sum()
    let comparator = try comparator()
    let options = try options()
    return PredicateComparison(
      quantifier: quantifier, left: left, right: try sum(), comparator: comparator,
      options: options)
  }

  private mutating func comparator() throws -> PredicateComparison.Operator {
    let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    let spelling: String
    switch next {
    case .mark(let mark): spelling = other[mark] ?? mark
    case .word(let word): spelling = word.uppercased()
    default: spelling = ""
    }
    guard let comparator = PredicateComparison.Operator(rawValue: spelling) else {
      throw PredicateProblem.malformed("a comparison is missing")
    }
    advance()
    return comparator
  }

  /// `[cd]` behind an operator; `n` and `l` change nothing here.
  private mutating func options() throws -> String.CompareOptions {
    guard isMark("["), position + 1 < tokens.count, case .word(let letters) = tokens[position + 1]
    else { return [] }
    advance()
    advance()
    try expect("]")
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Terms

  private mutating func sum() throws -> PredicateTerm {
    var term = try product()
    while case .mark(let sign) = next, sign == "+" || sign == "-" {
      advance()
      term = .calculation(sign, term, try product())
    }
    return term
  }

  private mutating func product() throws -> PredicateTerm {
    var term = try power()
    while case .mark(let sign) = next, sign == "*" || sign == "/" {
      advance()
      term = .calculation(sign, term, try power())
    }
    return term
  }

  private mutating func power() throws -> PredicateTerm {
    let base = try path()
    guard isMark("**") else { return base }
    advance()
    return .calculation("**", base, try nested { try $0.power() })
  }

  /// A term with the keys and indices behind it.
  private mutating func path() throws -> PredicateTerm {
    var term = try simple()
    while isMark(".", "[") {
      let isIndex = isMark("[")
      advance()
      if isIndex {
        term = .member(term, try sum())
        try expect("]")
      } else {
        term = try key(behind: term)
      }
    }
    return term
  }

  private mutating func key(behind term: PredicateTerm) throws -> PredicateTerm {
    switch next {
    case .key(let path):
      advance()
      return .key(term, path)
    case .word(let word):
      advance()
      // `items.@sum.price` adds up the prices of the items.
      guard word.hasPrefix("@"), isMark("."), position + 1 < tokens.count else {
        return .key(term, word)
      }
      advance()
      guard case .key(_, let rest) = try key(behind: .itself) else { return .key(term, word) }
      return .key(term, word + "." + rest)
    default: throw PredicateProblem.malformed("a key is missing behind a full stop")
    }
  }

  private mutating func simple() throws -> PredicateTerm {
    guard let token = next else { throw PredicateProblem.malformed("it ends too early") }
    advance()
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .argument(let value): return .constant(value)
    case .key(let path):
      return .key(.itself, path)
    case .word(let word): return try word.hasPrefix("@") ? .key(.itself, word) : named(word)
    case .mark("-"):
      return .calculation("-", .constant(0), try nested { try $0.path() })
    case .mark("("):
      let term = try nested { try $0.sum() }
      try expect(")")
      return term
    case .mark("{"): return .list(try terms(until: "}"))
    case .mark("$"): throw PredicateProblem.unsupported("a variable")
    case .mark(let mark):
      throw PredicateProblem.malformed("“\(mark)” stands where it means nothing")
    }
  }

  private mutating func named(_ word: String) throws -> PredicateTerm {
    switch word.uppercased() {
    case "SELF": return .itself
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NULL", "NIL": return .constant(nil)
    default: break
    }
    let isColon = isMark(":")
    if isColon { advance() }
    guard isMark("(") else {
      if isColon { throw PredicateProblem.malformed("“:” stands where it means nothing") }
      return .key(.itself, word)
    }
    let name = word.lowercased()
    guard PredicateTerm.functions.contains(name) else {
      throw PredicateProblem.unsupported(word + "()")
    }
    advance()
    return .function(name, try terms(until: ")"))
  }

  private mutating func terms(until mark: String) throws -> [PredicateTerm] {
    var terms: [PredicateTerm] = []
    while !isMark(mark) {
      if !terms.isEmpty { try expect(",") }
      terms.append(try nested { try $0.sum() })
    }
    try expect(mark)
    return terms
  }
}
