import SourceLexing

/// What the files of a project description declare: constants, cases, and functions that end in
/// an expression.
struct TuistDeclarations: Sendable {
  /// A function or a property that is computed.
  struct Function: Hashable, Sendable {
    /// What it takes.
    struct Parameter: Hashable, Sendable {
      var label: String?
      var name: String
      var fallback: TuistExpression?
    }

    /// The type that it belongs to; empty for none.
    var type: String
    var parameters: [Parameter] = []
    var body: [Statement]
  }

  /// A statement of a body; others are passed over.
  enum Statement: Hashable, Sendable {
    case bind(String, TuistExpression)
    /// `a += […]`, `a.append(contentsOf: …)`, `a.append(…)`
    case append(String, TuistExpression, isMany: Bool)
    case result(TuistExpression)
    /// A `switch`.
    case choose(TuistExpression, [Branch])
  }

  /// What a `switch` does in some cases; in all others if it names none.
  struct Branch: Hashable, Sendable {
    var names: Set<String>
    var body: [Statement]
  }

  /// By path: `name`, `Type.name`.
  private(set) var constants: [String: TuistExpression] = [:]
  /// By path, in order.
  private(set) var functions: [String: [Function]] = [:]
  /// Computed properties, by path.
  private(set) var properties: [String: Function] = [:]
  /// Paths of types' members by the last name, in order: for those that begin with a dot.
  private(set) var paths: [String: [String]] = [:]
  /// The cases of each enumeration, in order.
  private(set) var cases: [String: [TuistValue]] = [:]

  /// Adds what a file declares; what was there first stays.
  mutating func add(_ text: String) {
    let source = SourceText(text)
    var parser = TuistParser(source)
    read(&parser, until: source.tokens.count, type: "", depth: 0)
  }

  private static func path(_ type: String, _ name: String) -> String {
    type.isEmpty ? name : type + "." + name
  }

  private mutating func note(_ type: String, _ name: String) -> String {
    let path = Self.path(type, name)
    if !type.isEmpty, paths[name]?.contains(path) != true { paths[name, default: []].append(path) }
    return path
  }

  private mutating func read(_ parser: inout TuistParser, until end: Int, type: String, depth: Int)
  {
    while parser.index < end {
      switch parser.word() {
      case "struct", "enum", "extension", "class", "actor":
        guard let name = parser.word(at: 1), !["func", "var", "let"].contains(name) else {
          parser.index += 1
          continue
        }
        readType(&parser, until: end, type: type, depth: depth)
      case "let", "var": readVariable(&parser, type: type)
      case "func": readFunction(&parser, until: end, type: type)
      case "case" where !type.isEmpty: readCases(&parser, type: type)
      default: parser.skipBrackets()
      }
    }
  }

  private mutating func readType(
    _ parser: inout TuistParser, until end: Int, type: String, depth: Int
  ) {
    let isExtension = parser.word() == "extension"
    parser.index += 1
    var name = parser.word() ?? ""
    parser.index += 1
    while parser.is("."), let inner = parser.word(at: 1) {
      name += "." + inner
      parser.index += 2
    }
    while parser.index < end, !parser.is("{") { parser.index += 1 }
    let open = parser.index
    guard depth < 16, let close = parser.source.closingIndex(of: open, "{", "}") else {
      parser.skipBrackets()
      return
    }
    parser.index = open + 1
    // `ProjectDescription.Target` is `Target`.
    if isExtension, let last = name.split(separator: ".").last { name = String(last) }
    read(&parser, until: close, type: Self.path(type, name), depth: depth + 1)
    parser.index = close + 1
  }

  private mutating func readVariable(_ parser: inout TuistParser, type: String) {
    parser.index += 1
    guard let name = parser.word() else { return }
    parser.index += 1
    if parser.is(":") { skipType(&parser) }
    if parser.is("=") {
      parser.index += 1
      let value = parser.expression()
      let path = note(type, name)
      if constants[path] == nil { constants[path] = value }
    } else if parser.is("{"), let close = parser.source.closingIndex(of: parser.index, "{", "}") {
      let path = note(type, name)
      if properties[path] == nil {
        properties[path] = Function(type: type, body: Self.body(&parser, until: close))
      }
      parser.index = close + 1
    }
  }

  /// Moves behind a type, to what follows it.
  private func skipType(_ parser: inout TuistParser) {
    parser.index += 1
    while !parser.isAtEnd {
      if parser.word() != nil || parser.is(".") || parser.is("?") || parser.is("<")
        || parser.is(">") || parser.is("&")
      {
        // A word right behind a word begins something else.
        if parser.word() != nil, let next = parser.word(at: 1), parser.word() != "any",
          parser.word() != "some", !next.isEmpty
        {
          parser.index += 1
          return
        }
        parser.index += 1
      } else if parser.is("[") || parser.is("(") {
        parser.skipBrackets()
      } else if parser.is("-"), parser.is(">", at: 1) {
        parser.index += 2
      } else {
        return
      }
    }
  }

  private mutating func readFunction(_ parser: inout TuistParser, until end: Int, type: String) {
    parser.index += 1
    guard let name = parser.word() else { return }
    parser.index += 1
    while parser.index < end, !parser.is("("), !parser.is("{") { parser.index += 1 }
    guard parser.is("("), let last = parser.source.closingIndex(of: parser.index, "(", ")") else {
      return
    }
    parser.index += 1
    var function = Function(type: type, body: [])
    while parser.index < last {
      guard let label = parser.word() else {
        parser.index += 1
        continue
      }
      parser.index += 1
      let own = parser.word()
      if own != nil { parser.index += 1 }
      var parameter = Function.Parameter(
        label: label == "_" ? nil : label, name: own ?? label)
      while parser.index < last, !parser.is(","), !parser.is("=") { parser.skipBrackets() }
      if parser.is("=") {
        parser.index += 1
        parameter.fallback = parser.expression()
      }
      while parser.index < last, !parser.is(",") { parser.skipBrackets() }
      if parser.is(",") { parser.index += 1 }
      function.parameters.append(parameter)
    }
    parser.index = last + 1
    while parser.index < end, !parser.is("{") { parser.index += 1 }
    guard let close = parser.source.closingIndex(of: parser.index, "{", "}") else { return }
    function.body = Self.body(&parser, until: close)
    functions[note(type, name), default: []].append(function)
    parser.index = close + 1
  }

  private mutating func readCases(_ parser: inout TuistParser, type: String) {
    repeat {
      parser.index += 1
      guard let name = parser.word() else { return }
      parser.index += 1
      if parser.is("(") { parser.skipBrackets() }
      var raw = name
      if parser.is("=") {
        parser.index += 1
        if case .value(let value) = parser.expression() { raw = value.text ?? name }
      }
      let path = note(type, name)
      if constants[path] == nil {
        let value = TuistValue.option(type: type, name: name, raw: raw)
        constants[path] = .value(value)
        cases[type, default: []].append(value)
      }
    } while parser.is(",")
  }

  /// The statements between the brace here and the one that closes it.
  private static func body(_ parser: inout TuistParser, until close: Int) -> [Statement] {
    parser.index += 1
    var close = close
    if parser.word() == "get", parser.is("{", at: 1) {
      parser.index += 1
      close = parser.source.closingIndex(of: parser.index, "{", "}") ?? close
      parser.index += 1
    }
    return statements(&parser, until: close)
  }

  /// The statements up to a token.
  private static func statements(
    _ parser: inout TuistParser, until close: Int, depth: Int = 0
  ) -> [Statement] {
    var result: [Statement] = []
    while parser.index < close {
      switch parser.word() {
      case "let", "var":
        guard let name = parser.word(at: 1) else { break }
        while parser.index < close, !parser.is("="), !parser.is("{") { parser.index += 1 }
        guard parser.is("=") else { break }
        parser.index += 1
        result.append(.bind(name, parser.expression()))
        continue
      case "return":
        parser.index += 1
        result.append(.result(parser.expression()))
        continue
      case "switch" where depth < deepestChoice:
        result.append(choice(&parser, until: close, depth: depth))
        continue
      case "if", "guard", "for", "while", "switch", "do", "defer", "func":
        while parser.index < close, !parser.is("{") {
          if parser.is("(") || parser.is("[") { parser.skipBrackets() } else { parser.index += 1 }
        }
        parser.skipBrackets()
        continue
      case "else":
        parser.index += 1
        continue
      case let name?:
        let start = parser.index
        if parser.is("+", at: 1), parser.is("=", at: 2) {
          parser.index += 3
          result.append(.append(name, parser.expression(), isMany: true))
          continue
        }
        if parser.is(".", at: 1), parser.word(at: 2) == "append", parser.is("(", at: 3) {
          parser.index += 3
          if let argument = parser.arguments().first {
            result.append(
              .append(name, argument.value, isMany: argument.label == "contentsOf"))
          }
          continue
        }
        if answers(&parser, until: close, &result) || parser.index > start { continue }
      case nil:
        let start = parser.index
        if answers(&parser, until: close, &result) || parser.index > start { continue }
      }
      parser.skipBrackets()
    }
    return result
  }

  /// Deeper ones are passed over, so that no input exhausts the stack.
  private static let deepestChoice = 8

  /// Reads a `switch` over a name or a member of one.
  private static func choice(
    _ parser: inout TuistParser, until end: Int, depth: Int
  ) -> Statement {
    var subject = TuistExpression.value(.unknown)
    if let name = parser.word(at: 1) {
      if parser.is("{", at: 2) { subject = .name(name) }
      if parser.is(".", at: 2), let member = parser.word(at: 3), parser.is("{", at: 4) {
        subject = .member(.name(name), member)
      }
    }
    while parser.index < end, !parser.is("{") { parser.index += 1 }
    let close = parser.source.closingIndex(of: parser.index, "{", "}") ?? end
    parser.index += 1
    var branches: [Branch] = []
    while parser.index < close {
      var branch = Branch(names: [], body: [])
      while parser.index < close, !parser.is(":") {
        if parser.is("."), let name = parser.word(at: 1) { branch.names.insert(name) }
        parser.skipBrackets()
      }
      parser.index += 1
      branch.body = statements(
        &parser, until: nextBranch(parser, until: close), depth: depth + 1)
      branches.append(branch)
    }
    parser.index = close + 1
    return .choose(subject, branches)
  }

  /// Where the next `case` of a `switch` begins.
  private static func nextBranch(_ parser: TuistParser, until close: Int) -> Int {
    var parser = parser
    while parser.index < close {
      let before = parser.word(at: -1) ?? ""
      if ["case", "default"].contains(parser.word() ?? ""), !["if", "guard"].contains(before),
        !parser.is(".", at: -1)
      {
        break
      }
      parser.skipBrackets()
    }
    return min(parser.index, close)
  }

  /// Reads an expression that stands alone; it is the answer of a body that is nothing else.
  private static func answers(
    _ parser: inout TuistParser, until close: Int, _ result: inout [Statement]
  ) -> Bool {
    let value = parser.expression()
    guard result.isEmpty, parser.index >= close else { return false }
    result.append(.result(value))
    return true
  }
}
