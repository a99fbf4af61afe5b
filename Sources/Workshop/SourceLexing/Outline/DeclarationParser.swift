/// Finds the declarations of an outline, down to members and their accessors.
struct DeclarationParser {
  private let outline: SourceOutline
  private var found: [SourceDeclaration] = []
  private var position = 0

  private init(_ outline: SourceOutline) { self.outline = outline }

  static func declarations(of outline: SourceOutline) -> [SourceDeclaration] {
    var parser = DeclarationParser(outline)
    parser.parse(until: outline.tokens.count, in: nil)
    return parser.found
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "lazy",
    "weak", "unowned", "override", "required", "convenience", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "nonisolated", "isolated", "async", "prefix", "postfix", "infix",
    "distributed", "consuming", "borrowing", "sending", "unsafe", "safe", "set",
  ]
  private static let others: Set<String> = [
    "func", "init", "deinit", "subscript", "var", "let", "case", "typealias", "associatedtype",
    "operator", "precedencegroup", "import", "macro",
  ]

  /// Reads members up to a token.
  private mutating func parse(until end: Int, in parent: Int?) {
    while position < end {
      let start = position
      skipAttributesAndModifiers(until: end)
      guard position < end else { return }
      let word = outline.text(position)
      let token = outline.tokens[position]
      if token.kind == .word, isType(word) {
        parseType(word, from: start, until: end, in: parent)
      } else if token.kind == .word, Self.others.contains(word) {
        parseMember(word, from: start, until: end, in: parent)
      } else if token.kind == .directive {
        parseMacro(word, from: start, until: end, in: parent)
      } else {
        // A statement of a script, or what nobody can read.
        position = max(outline.statementEnd(from: position, until: end), start + 1)
      }
    }
  }

  /// `class func` and `class var` declare members.
  private func isType(_ word: String) -> Bool {
    guard SourceDeclaration.types.contains(word) else { return false }
    return word != "class"
      || !["func", "var", "let", "subscript"].contains(outline.text(position + 1))
  }

  private mutating func skipAttributesAndModifiers(until end: Int) {
    while position < end {
      let token = outline.tokens[position]
      if token.kind == .attribute {
        position += 1
        while outline.isPunctuation(position, "."), outline.isWord(position + 1) { position += 2 }
        // Arguments stand on the line of the name, as otherwise a tuple might be meant.
        if outline.isPunctuation(position, "("), !outline.beginsLine(position),
          let close = outline.partners[position]
        {
          position = close + 1
        }
        continue
      }
      let word = outline.text(position)
      let isClassMember = word == "class" && !isType(word)
      guard token.kind == .word, Self.modifiers.contains(word) || isClassMember else { return }
      position += 1
      if outline.isPunctuation(position, "("), let close = outline.partners[position] {
        position = close + 1
      }
    }
  }

  private mutating func parseType(
    _ keyword: String, from start: Int, until end: Int, in parent: Int?
  ) {
    var declaration = SourceDeclaration(
      keyword: keyword, name: "", range: start..<start, keywordIndex: position, parent: parent)
    position += 1
    let header = position
    while position < end, !outline.isPunctuation(position, "{") {
      if outline.isPunctuation(position, "}") { break }
      position = outline.after(position)
    }
    declaration.name = name(header..<position)
    declaration.inheritance = inheritance(header..<position)
    guard position < end, let close = outline.partners[position] else {
      declaration.range = start..<position
      found.append(declaration)
      position = max(position, start + 1)
      return
    }
    declaration.body = position..<close + 1
    declaration.range = start..<close + 1
    let index = found.count
    found.append(declaration)
    position += 1
    parse(until: close, in: index)
    position = close + 1
  }

  /// The name with its dots: `A.B` of an extension.
  private func name(_ header: Range<Int>) -> String {
    var text = ""
    for index in header {
      guard outline.isWord(index) || outline.isPunctuation(index, ".") else { break }
      if outline.isWord(index, "where") { break }
      text += outline.text(index)
    }
    return text
  }

  private func inheritance(_ header: Range<Int>) -> Range<Int>? {
    var angles = 0
    var start: Int?
    for index in header {
      if outline.isPunctuation(index, "<") { angles += 1 }
      if outline.isPunctuation(index, ">"), !outline.isPunctuation(index - 1, "-") { angles -= 1 }
      if angles == 0, start == nil, outline.isPunctuation(index, ":") { start = index + 1 }
      if outline.isWord(index, "where"), angles == 0 {
        return start.map { $0..<index }
      }
    }
    return start.map { $0..<header.upperBound }
  }

  private mutating func parseMember(
    _ keyword: String, from start: Int, until end: Int, in parent: Int?
  ) {
    var declaration = SourceDeclaration(
      keyword: keyword, name: "", range: start..<start, keywordIndex: position, parent: parent)
    position += 1
    declaration.name = keyword == "init" || keyword == "deinit" ? keyword : outline.text(position)
    let index = found.count
    found.append(declaration)
    switch keyword {
    case "func", "init", "deinit", "subscript": parseFunction(&declaration, until: end)
    case "var", "let": parseVariable(&declaration, until: end)
    case "operator", "precedencegroup":
      position = outline.statementEnd(from: position, until: end)
    default:
      position = outline.statementEnd(from: position, until: end)
    }
    declaration.range = start..<max(position, start + 1)
    position = declaration.range.upperBound
    found[index] = declaration
    guard let body = declaration.body else { return }
    if declaration.isVariable || keyword == "subscript" { parseAccessors(body, in: index) }
  }

  private mutating func parseFunction(_ declaration: inout SourceDeclaration, until end: Int) {
    // An operator's name.
    while position < end, !outline.isPunctuation(position, "("),
      !outline.isPunctuation(position, "{")
    {
      position += 1
    }
    let limit = outline.statementEnd(from: declaration.keywordIndex, until: end)
    var arrow: Int?
    while position < max(limit, position), position < end {
      if outline.isPunctuation(position, "{") {
        if let arrow { declaration.type = arrow..<typeEnd(arrow..<position) }
        declaration.body = outline.partners[position].map { position..<$0 + 1 }
        position = declaration.body?.upperBound ?? end
        return
      }
      if outline.isPunctuation(position, ">"), outline.isPunctuation(position - 1, "-"),
        arrow == nil
      {
        arrow = position + 1
      }
      position = outline.after(position)
    }
    if let arrow { declaration.type = arrow..<typeEnd(arrow..<position) }
  }

  private func typeEnd(_ range: Range<Int>) -> Int {
    range.first { outline.isWord($0, "where") } ?? range.upperBound
  }

  private mutating func parseVariable(_ declaration: inout SourceDeclaration, until end: Int) {
    let limit = outline.statementEnd(from: declaration.keywordIndex, until: end)
    var colon: Int?
    while position < limit {
      if outline.isPunctuation(position, ":"), colon == nil { colon = position + 1 }
      let isEquals =
        outline.isPunctuation(position, "=") && !outline.isPunctuation(position - 1, "=")
      if isEquals {
        if let colon { declaration.type = colon..<position }
        declaration.value = position + 1..<limit
        position = limit
        observers(of: &declaration)
        return
      }
      if outline.isPunctuation(position, "{") {
        if let colon { declaration.type = colon..<position }
        declaration.body = outline.partners[position].map { position..<$0 + 1 }
        position = declaration.body?.upperBound ?? limit
        return
      }
      position = outline.after(position)
    }
    position = limit
    if let colon { declaration.type = colon..<limit }
  }

  /// `= 1 { didSet {} }`: the last braces hold observers, not the value.
  private func observers(of declaration: inout SourceDeclaration) {
    guard let value = declaration.value, let last = value.last,
      outline.isPunctuation(last, "}"), let open = outline.partners[last], open > value.lowerBound,
      ["willSet", "didSet"].contains(outline.text(open + 1))
    else { return }
    declaration.value = value.lowerBound..<open
    declaration.body = open..<last + 1
  }

  /// `get`, `set` and observers with bodies; none where the braces hold the getter's code.
  private mutating func parseAccessors(_ braces: Range<Int>, in parent: Int) {
    var index = braces.lowerBound + 1
    while index < braces.upperBound - 1 {
      let start = index
      while outline.tokens[index].kind == .attribute
        || ["mutating", "nonmutating", "borrowing", "consuming"].contains(outline.text(index))
      {
        index = outline.after(index)
        if outline.isPunctuation(index, "(") { index = outline.after(index) }
        guard index < braces.upperBound - 1 else { return }
      }
      let keyword = outline.text(index)
      guard outline.isWord(index), SourceDeclaration.accessors.contains(keyword) else { return }
      let keywordIndex = index
      index += 1
      if outline.isPunctuation(index, "(") { index = outline.after(index) }
      while ["async", "throws"].contains(outline.text(index)) { index += 1 }
      guard outline.isPunctuation(index, "{"), let close = outline.partners[index] else { return }
      found.append(
        SourceDeclaration(
          keyword: keyword, name: "", range: start..<close + 1, keywordIndex: keywordIndex,
          body: index..<close + 1, parent: parent))
      index = close + 1
    }
  }

  /// `#Preview { … }`
  private mutating func parseMacro(
    _ keyword: String, from start: Int, until end: Int, in parent: Int?
  ) {
    let keywordIndex = position
    let limit = outline.statementEnd(from: position, until: end)
    var body: Range<Int>?
    for index in position..<limit where outline.isPunctuation(index, "{") {
      guard outline.enclosing[index] == outline.enclosing[keywordIndex] else { continue }
      body = outline.partners[index].map { index..<$0 + 1 }
      break
    }
    position = max(limit, start + 1)
    found.append(
      SourceDeclaration(
        keyword: keyword, name: "", range: start..<position, keywordIndex: keywordIndex, body: body,
        parent: parent))
  }
}
