import SourceLexing

/// Which declarations of a project's code its widgets may come to, by following names from one to
/// the next.
///
/// It errs on the side of needing too much: a name counts wherever it stands, a type is needed with
/// all of its members, and what conforms somebody else's type to a protocol of others always is.
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
    /// Whether it is of a package of others, whose types come without members that nobody names.
    var isForeign = false
  }

  /// A declaration that can go without another.
  private struct Unit {
    /// Tokens.
    var range: Range<Int>
    /// Names of which any leads to it; none if it stays in any case.
    var keys: [String] = []
    /// The type it belongs to, which must be needed too.
    var owner: String?
    /// What of it stands by itself.
    var holes: [Range<Int>] = []
  }

  /// What a name leads to.
  private struct Goal {
    var file: Int
    var unit: Unit
  }

  /// Types that the code declares.
  private let own: Set<String>
  /// By protocol that the code declares, its name and those of its members: who calls one of these
  /// on somebody else's type need not speak of the protocol.
  private let protocols: [String: [String]]
  /// All names that what is needed speaks of.
  private var reached: Set<String> = []
  /// By name, what it would lead to if it were spoken of.
  private var waiting: [String: [Goal]] = [:]
  private let looseMembers: LooseMembers
  let files: [File]

  init(_ files: [File]) {
    self.files = files
    let types = files.flatMap(\.outline.declarations).filter {
      $0.isType && $0.keyword != "extension"
    }
    own = Set(types.map(\.name))
    var protocols: [String: [String]] = [:]
    for type in types where type.keyword == "protocol" { protocols[type.name] = [type.name] }
    for outline in files.map(\.outline) {
      for member in outline.declarations {
        guard let type = member.parent.map({ outline.declarations[$0].name }) else { continue }
        protocols[type]?.append(member.name)
      }
    }
    self.protocols = protocols
    looseMembers = LooseMembers(files.contains(where: \.isForeign) ? files.map(\.outline) : [])
    var found: [Goal] = []
    for (index, file) in files.enumerated() {
      if file.isStart {
        found.append(Goal(file: index, unit: Unit(range: file.outline.tokens.indices)))
        continue
      }
      for unit in units(of: file) {
        let goal = Goal(file: index, unit: unit)
        if unit.keys.isEmpty { found.append(goal) }
        for key in unit.keys { waiting[key, default: []].append(goal) }
      }
    }
    follow(found)
  }

  /// Counts names as spoken of.
  ///
  /// - Returns: whether any of them leads to more.
  mutating func need(_ names: Set<String>) -> Bool {
    let found = names.flatMap { reach($0) }
    follow(found)
    return !found.isEmpty
  }

  private mutating func follow(_ first: [Goal]) {
    var found = first
    while let next = found.popLast() {
      for word in words(of: next) { found += reach(word) }
    }
  }

  /// What a name leads to that is spoken of first.
  private mutating func reach(_ name: String) -> [Goal] {
    guard reached.insert(name).inserted else { return [] }
    return (waiting.removeValue(forKey: name) ?? []).filter { goal in
      guard let owner = goal.unit.owner, !reached.contains(owner) else { return true }
      waiting[owner, default: []].append(goal)
      return false
    }
  }

  /// The names that what is needed speaks of, without what stands by itself.
  private func words(of goal: Goal) -> Set<String> {
    let outline = files[goal.file].outline
    var result: Set<String> = []
    var start = goal.unit.range.lowerBound
    for hole in goal.unit.holes {
      result.formUnion(Self.words(of: outline, start..<hole.lowerBound))
      start = hole.upperBound
    }
    return result.union(Self.words(of: outline, start..<goal.unit.range.upperBound))
  }

  /// What of a file nobody needs, turned into blanks; every position stays as it is.
  ///
  /// - Parameter path: of one of the files.
  func edits(of outline: SourceOutline, _ path: String) -> [TextEdit] {
    guard var file = files.first(where: { $0.path == path }), !file.isStart else { return [] }
    file.outline = outline
    return units(of: file).compactMap { unit in
      if unit.keys.isEmpty { return nil }
      // A member goes with its type.
      if let owner = unit.owner, !reached.contains(owner) { return nil }
      if unit.keys.contains(where: reached.contains) { return nil }
      return TextEdit.blanked(outline.bytes(unit.range), in: outline.source.bytes)
    }
  }

  // MARK: - Units

  private func units(of file: File) -> [Unit] {
    let outline = file.outline
    let directives = outline.source.tokens.filter { $0.kind == .directive }
    var units: [Unit] = []
    for (index, declaration) in outline.declarations.enumerated() where declaration.parent == nil {
      guard declaration.keyword == "extension" else {
        units += self.units(of: unit(declaration, file), index, file, directives)
        continue
      }
      let type = declaration.name.split(separator: ".")
      if let first = type.first.map(String.init), own.contains(first) {
        let unit = Unit(range: declaration.range, keys: [first])
        units += self.units(of: unit, index, file, directives)
      } else if let inheritance = declaration.inheritance {
        let keys = protocols[outline.text(inheritance)] ?? []
        units.append(Unit(range: declaration.range, keys: keys))
      } else {
        units += outline.declarations.filter { $0.parent == index }.map { member in
          member.keyword == "init"
            ? Unit(range: member.range, keys: type.suffix(1).map(String.init))
            : unit(member, file)
        }
      }
    }
    return units.map { isWhole($0.range, outline, directives) ? $0 : Unit(range: $0.range) }
  }

  /// A type's declaration, and those of its members that go without it.
  private func units(
    of unit: Unit, _ index: Int, _ file: File, _ directives: [SourceToken]
  ) -> [Unit] {
    let declaration = file.outline.declarations[index]
    guard file.isForeign, declaration.isType, unit.keys == [declaration.name],
      isWhole(unit.range, file.outline, directives)
    else { return [unit] }
    var type = unit
    var result: [Unit] = []
    for member in looseMembers.members(of: index, in: file.outline) {
      var own = self.unit(member, file)
      guard !own.keys.isEmpty, isWhole(own.range, file.outline, directives) else { continue }
      own.owner = declaration.name
      type.holes.append(own.range)
      result.append(own)
    }
    return [type] + result
  }

  private func isWhole(
    _ range: Range<Int>, _ outline: SourceOutline, _ directives: [SourceToken]
  ) -> Bool {
    let bytes = outline.bytes(range)
    let within = directives.filter { bytes.contains($0.range.lowerBound) }
    return Self.isWhole(within.map(outline.source.text))
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
      return Unit(range: declaration.range, keys: [declaration.keyword])
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
    return Unit(range: declaration.range, keys: [declaration.name])
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
  static func words(of outline: SourceOutline, _ range: Range<Int>) -> Set<String> {
    var words: Set<String> = []
    for index in range where !isLabel(index, outline) {
      let token = outline.tokens[index]
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

  /// Whether a word is the label of an argument or parameter, which leads nowhere.
  private static func isLabel(_ index: Int, _ outline: SourceOutline) -> Bool {
    outline.isPunctuation(index + 1, ":")
      && (outline.isPunctuation(index - 1, "(") || outline.isPunctuation(index - 1, ","))
      && outline.enclosing[index].map { outline.isPunctuation($0, "(") } == true
  }
}
