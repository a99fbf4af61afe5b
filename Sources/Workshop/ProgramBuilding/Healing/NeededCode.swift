import SourceLexing

/// Which declarations of a project's code its widgets may come to, by following names from one to
/// the next.
///
/// It errs on the side of needing too much: a name counts wherever it stands, a type is needed with
/// all of its members, and what conforms somebody else's type to a protocol always is.
struct NeededCode {
  /// A file that is looked at.
  struct File {
    /// As messages call it.
    var path: String
    var outline: SourceOutline
    /// Whether drawing begins with it.
    var isStart = false
    /// Whether its previews are drawn.
    var isProgram = false
  }

  /// A declaration that can go without another.
  private struct Unit {
    /// Tokens.
    var range: Range<Int>
    /// The name that leads to it; nil if it stays in any case.
    var key: String?
  }

  /// Types that the code declares.
  private let own: Set<String>
  /// All names that what is needed speaks of.
  private var reached: Set<String> = []
  /// By name, what it would lead to if it were spoken of.
  private var waiting: [String: [(file: Int, range: Range<Int>)]] = [:]
  private let files: [File]

  init(_ files: [File]) {
    self.files = files
    own = Set(
      files.flatMap { file in
        file.outline.declarations.filter { $0.isType && $0.keyword != "extension" }.map(\.name)
      })
    var found: [(file: Int, range: Range<Int>)] = []
    for (index, file) in files.enumerated() {
      if file.isStart {
        found.append((index, file.outline.tokens.indices))
        continue
      }
      for unit in units(of: file) {
        if let key = unit.key {
          waiting[key, default: []].append((index, unit.range))
        } else {
          found.append((index, unit.range))
        }
      }
    }
    follow(found)
  }

  /// Counts names as spoken of.
  ///
  /// - Returns: whether any of them leads to more.
  mutating func need(_ names: Set<String>) -> Bool {
    var found: [(file: Int, range: Range<Int>)] = []
    for name in names where reached.insert(name).inserted {
      found += waiting.removeValue(forKey: name) ?? []
    }
    follow(found)
    return !found.isEmpty
  }

  private mutating func follow(_ first: [(file: Int, range: Range<Int>)]) {
    var found = first
    while let next = found.popLast() {
      for word in Self.words(of: files[next.file].outline, next.range)
      where reached.insert(word).inserted {
        found += waiting.removeValue(forKey: word) ?? []
      }
    }
  }

  /// What of a file nobody needs, turned into blanks; every position stays as it is.
  ///
  /// - Parameter path: of one of the files.
  func edits(of outline: SourceOutline, _ path: String) -> [TextEdit] {
    guard var file = files.first(where: { $0.path == path }), !file.isStart else { return [] }
    file.outline = outline
    return units(of: file).compactMap { unit in
      guard let key = unit.key, !reached.contains(key) else { return nil }
      return TextEdit.blanked(outline.bytes(unit.range), in: outline.source.bytes)
    }
  }

  // MARK: - Units

  private func units(of file: File) -> [Unit] {
    let outline = file.outline
    var units: [Unit] = []
    for (index, declaration) in outline.declarations.enumerated() where declaration.parent == nil {
      guard declaration.keyword == "extension" else {
        units.append(unit(declaration, file))
        continue
      }
      let type = declaration.name.split(separator: ".")
      if let first = type.first.map(String.init), own.contains(first) {
        units.append(Unit(range: declaration.range, key: first))
      } else if declaration.inheritance != nil {
        units.append(Unit(range: declaration.range))
      } else {
        units += outline.declarations.filter { $0.parent == index }.map { member in
          member.keyword == "init"
            ? Unit(range: member.range, key: type.last.map(String.init)) : unit(member, file)
        }
      }
    }
    let directives = outline.source.tokens.filter { $0.kind == .directive }
    return units.map { unit in
      let bytes = outline.bytes(unit.range)
      let within = directives.filter { bytes.contains($0.range.lowerBound) }
      return Self.isWhole(within.map(outline.source.text)) ? unit : Unit(range: unit.range)
    }
  }

  private static let named: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let",
  ]

  /// Members that the language itself asks for, or a protocol of others that widget code conforms
  /// to, which need not speak of them.
  private static let unspoken: Set<String> = [
    "allCases", "appendInterpolation", "appendLiteral", "body", "callAsFunction",
    "debugDescription", "decode", "decodeIfPresent", "defaultQuery", "description",
    "displayRepresentation", "encode", "encodeIfPresent", "errorDescription", "getSnapshot",
    "getTimeline", "hash", "id", "makeAsyncIterator", "makeBody", "makeIterator", "next", "perform",
    "placeholder", "projectedValue", "rawValue", "snapshot", "timeline", "title",
    "typeDisplayRepresentation", "wrappedValue",
  ]

  private func unit(_ declaration: SourceDeclaration, _ file: File) -> Unit {
    let outline = file.outline
    if declaration.keyword == "#Preview", !file.isProgram {
      return Unit(range: declaration.range, key: declaration.keyword)
    }
    // A second variable of the same line has a name of its own.
    let isList =
      declaration.isVariable
      && declaration.range.contains {
        outline.isPunctuation($0, ",")
          && outline.enclosing[$0] == outline.enclosing[declaration.keywordIndex]
      }
    let isName = declaration.name.first.map { $0.isLetter || $0 == "_" } == true
    let isUnspoken =
      declaration.parent != nil
      && (Self.unspoken.contains(declaration.name) || declaration.name.hasPrefix("build"))
    guard Self.named.contains(declaration.keyword), isName, !isList, !isUnspoken else {
      return Unit(range: declaration.range)
    }
    return Unit(range: declaration.range, key: declaration.name)
  }

  /// Whether code with these directives ends in the branch of `#if` that it begins in.
  private static func isWhole(_ directives: [String]) -> Bool {
    var depth = 0
    for directive in directives {
      switch directive {
      case "#if": depth += 1
      case "#endif": depth -= 1
      case "#else", "#elseif": if depth == 0 { return false }
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  // MARK: - Words

  /// The names in some code, those between the quotes of texts among them.
  private static func words(of outline: SourceOutline, _ range: Range<Int>) -> Set<String> {
    var words: Set<String> = []
    for token in outline.tokens[range] {
      switch token.kind {
      case .word: words.insert(String(outline.source.text(token).drop { $0 == "$" }))
      case .attribute, .directive:
        words.insert(String(outline.source.text(token).drop { $0 == "@" || $0 == "#" }))
      case .string:
        let text = outline.source.text(token)
        guard text.contains("\\") else { continue }
        let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        words.formUnion(names.map(String.init))
      default: break
      }
    }
    return words
  }
}
