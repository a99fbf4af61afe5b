import SourceLexing

/// Walks a file's compiled tokens once and notes imports and declarations.
struct FactScanner {
  private let source: SourceText
  /// Indices of compiled tokens.
  private let active: [Int]
  private var position = 0
  private var depth = 0
  private var hasEntryMark = false
  private var isPrivate = false
  private var isPublic = false
  /// The extension around the current position and the depth of its members.
  private var extended: (name: String, depth: Int)?
  private var facts = FileFacts()

  static let typeKeywords = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
  ]
  private static let entryMarks = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

  init(_ source: SourceText, _ isActive: [Bool]) {
    self.source = source
    active = source.tokens.indices.filter { isActive[$0] }
  }

  mutating func scan() -> FileFacts {
    while position < active.count {
      let token = source.tokens[active[position]]
      switch token.kind {
      case .attribute where Self.entryMarks.contains(source.text(token)): hasEntryMark = true
      case .punctuation: scanBrace(source.bytes[token.range.lowerBound])
      case .word where !isMember: scanWord(source.text(token), token)
      default: break
      }
      position += 1
    }
    return facts
  }

  /// Whether the word here stands behind a dot and so is no keyword.
  private var isMember: Bool {
    position > 0 && source.isPunctuation(active[position - 1], ".")
  }

  private mutating func scanBrace(_ byte: UInt8) {
    if byte == UInt8(ascii: "{") {
      depth += 1
    } else if byte == UInt8(ascii: "}") {
      depth = max(0, depth - 1)
      if let around = extended, depth < around.depth { extended = nil }
    }
  }

  private mutating func scanWord(_ word: String, _ token: SourceToken) {
    switch word {
    case "import": scanImport(token.line)
    case "private", "fileprivate": isPrivate = true
    case "public", "open": isPublic = true
    case "func", "var", "let", "init": scanMember(word)
    case _ where Self.typeKeywords.contains(word): scanType(word, token.line)
    default: break
    }
  }

  private func text(_ index: Int) -> String? {
    guard active.indices.contains(index), source.tokens[active[index]].kind == .word else {
      return nil
    }
    return source.text(source.tokens[active[index]])
  }

  private mutating func scanImport(_ line: Int) {
    guard depth == 0, var name = text(position + 1) else { return }
    let hasLevel = text(position - 1).map(SwiftCode.accessLevels.contains) == true
    position += 1
    let kinds = Self.typeKeywords + ["func", "var", "let"]
    let isScoped = kinds.contains(name)
    if isScoped, let module = text(position + 1) {
      name = module
      position += 1
    }
    let range = source.tokens[active[position]].range
    var end = range.upperBound
    while position + 2 < active.count, source.isPunctuation(active[position + 1], "."),
      text(position + 2) != nil
    {
      position += 2
      end = source.tokens[active[position]].range.upperBound
    }
    let rest = range.upperBound..<end
    facts.imports.append(
      FileFacts.Import(
        module: ModuleAvailability.meant[name] ?? name, line: line, moduleRange: range,
        submoduleRange: isScoped || rest.isEmpty ? nil : rest, hasLevel: hasLevel))
  }

  private mutating func scanMember(_ keyword: String) {
    (isPrivate, isPublic) = (false, false)
    guard let name = memberName(keyword) else { return }
    if let extended, depth == extended.depth {
      facts.extensionMembers.append(FileFacts.ExtensionMember(type: extended.name, name: name))
    } else if depth == 0 {
      facts.globals.append(name)
    }
  }

  /// `now` for a variable, `formatted(date:time:)` for a function.
  private mutating func memberName(_ keyword: String) -> String? {
    guard keyword == "init" || keyword == "func" else { return text(position + 1) }
    guard let name = keyword == "init" ? keyword : text(position + 1) else { return nil }
    guard let open = active[position...].firstIndex(where: { source.isPunctuation($0, "(") })
    else { return name }
    let labels = ParameterLabels(source, active, from: open)
    let full = name + "(" + labels.all.map { $0 + ":" }.joined() + ")"
    facts.neededLabels[full] =
      facts.neededLabels[full]?.intersection(labels.needed) ?? labels.needed
    return full
  }

  private mutating func scanType(_ keyword: String, _ line: Int) {
    // `class func` and `class var` declare members, not types.
    guard var name = text(position + 1), !["func", "var", "let"].contains(name) else { return }
    position += 1
    while keyword == "extension", position + 2 < active.count,
      source.isPunctuation(active[position + 1], "."), let part = text(position + 2)
    {
      name += "." + part
      position += 2
    }
    let header = scanHeader(keyword)
    facts.declarations.append(
      FileFacts.Declaration(
        keyword: keyword, name: name, inherits: header.inherits, line: line,
        isTopLevel: depth == 0, isEntry: hasEntryMark, isPrivate: isPrivate,
        isPublic: isPublic, isGeneric: header.isGeneric))
    hasEntryMark = false
    (isPrivate, isPublic) = (false, false)
    if keyword == "extension", depth == 0 { extended = (name, depth + 1) }
  }

  /// Reads on to the brace that opens the type and collects the names behind the colon.
  private mutating func scanHeader(_ keyword: String) -> (inherits: [String], isGeneric: Bool) {
    guard keyword != "typealias" else { return ([], false) }
    let isGeneric =
      position + 1 < active.count && source.isPunctuation(active[position + 1], "<")
    var inherits: [String] = []
    var isBehindColon = false
    var isBehindWhere = false
    var angles = 0
    while position + 1 < active.count, !source.isPunctuation(active[position + 1], "{") {
      position += 1
      let index = active[position]
      if source.isPunctuation(index, "<") { angles += 1 }
      if source.isPunctuation(index, ">") { angles -= 1 }
      if source.isPunctuation(index, ":"), angles == 0 { isBehindColon = true }
      if source.isWord(index, "where") { isBehindWhere = true }
      if source.isPunctuation(index, ";") || source.isPunctuation(index, "}") { break }
      guard isBehindColon, !isBehindWhere, angles == 0, let name = text(position) else { continue }
      inherits.append(name)
    }
    return (inherits, isGeneric)
  }
}
