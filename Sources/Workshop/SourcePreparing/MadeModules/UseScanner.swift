import SourceLexing

/// Reads one file that imports what is not at hand, and notes how it uses which names.
struct UseScanner {
  let run: TokenRun
  let calls: CallReader
  private let path: String
  private let missing: Set<String>
  private let showsViews: Bool
  /// What a name in the list behind the colon of a type is to it.
  enum Ancestor { case conformance, firstOfClass, superclass }

  /// Names in such lists.
  var ancestors: [Int: Ancestor] = [:]
  var names: [String: UsedName] = [:]
  /// Calls of members of something.
  var members: [String: Set<CallShape>] = [:]
  /// Members of a type that the context tells.
  var staticCalls: [String: Set<CallShape>] = [:]
  var staticValues: Set<String> = []
  /// Members that are read or set.
  var memberValues: Set<String> = []
  /// Members that are asked whether they have a value.
  var optionalMembers: Set<String> = []
  /// Members of which something else is wanted.
  var plainMembers: Set<String> = []
  /// Ways of making what the context asks for: `.init(a:)`.
  var initialisers: Set<CallShape> = []
  /// Keys with labels that values are asked for: `[safe:]`.
  var subscripts: Set<CallShape> = []
  /// What views read of their environment, with the types that are written for it.
  var environment: [String: Set<String>] = [:]
  /// Whether loops wait for elements of something.
  var awaitsElements = false
  /// The attributes of variables, by the variables' names.
  var wrapped: [String: String] = [:]
  /// The type that the file has stated last for a variable, a parameter or the answer of a
  /// function, by its name.
  var annotations: [String: String] = [:]
  /// Cases that switches over something with a name speak of, before any type was stated for it.
  var switched: [(name: String, cases: [String: [String]])] = []
  /// Generic parameters of which a protocol is demanded, with its name.
  var constrained: [String: String] = [:]
  /// Where the extension of a type, or a class below it, ends in which the scan is, and the type.
  var extended: (name: String, end: Int)?
  /// Likewise of a type inside of another, in which names of protocols may be its own.
  var extendedInside: (outer: String, inner: String, end: Int)?

  init(_ run: TokenRun, path: String, missing: Set<String>, showsViews: Bool) {
    (self.run, self.path, self.missing, self.showsViews) = (run, path, missing, showsViews)
    calls = CallReader(run: run)
  }

  mutating func scan() {
    for index in 0..<run.count {
      guard let token = run.token(index) else { continue }
      if run.mark(index) == "[" { scanSubscript(index) }
      if token.kind == .attribute { scanAttribute(index) }
      guard let word = run.word(index) else { continue }
      if FactScanner.typeKeywords.contains(word), run.mark(index - 1) != "." { scanHeader(index) }
      noteAssociated(index, word)
      if word == "switch" { scanSwitch(index) }
      if word == "case" || word == "catch" { scanPattern(index) }
      if word == "await", run.word(index - 1) == "for" || run.word(index - 2) == "for" {
        awaitsElements = true
      }
      if run.mark(index - 1) == ".", !isQualified(index) {
        scanMember(index, word)
      } else if Self.isTypeName(word) {
        scanName(index, word)
      } else if Self.isConstantName(word) || isFunction(index, word) {
        scanGlobal(index, word)
      } else if let extended, index < extended.end, isValue(index, word) {
        note(extended.name) { $0.implicit.insert(word) }
      }
    }
    noteProjections()
    noteSwitched()
  }

  static func isTypeName(_ word: String) -> Bool {
    guard let first = word.first, first.isUppercase, word.count > 1 else { return false }
    return !notNames.contains(word)
  }

  /// Words of the language, and types that protocols have inside.
  private static let notNames: Set<String> = [
    "Any", "Self", "Type", "Protocol", "Body", "Context", "Coordinator", "Element", "ID",
    "Iterator",
    "RawValue", "SubSequence",
  ]

  /// `kName`, as constants of C are called.
  static func isConstantName(_ word: String) -> Bool {
    word.hasPrefix("k") && word.dropFirst().first?.isUppercase == true
  }

  /// Whether a word is called and is none of the language's.
  private func isFunction(_ index: Int, _ word: String) -> Bool {
    let isCalled = run.mark(index + 1) == "(" && run.isJoined(index + 1)
    let hasClosure =
      run.mark(index + 1) == "{" && (isStatement(index) || hasTwoClosures(index + 1))
      && !Self.accessors.contains(word)
    return (isCalled || hasClosure) && !Self.words.contains(word)
      && !Self.declaring.contains(run.word(index - 1) ?? "") && word.first?.isLetter == true
  }

  /// Whether a closure with a label follows the one at a brace, so that no body of a statement is
  /// meant.
  private func hasTwoClosures(_ brace: Int) -> Bool {
    guard let close = run.close(of: brace), let label = run.word(close + 1) else { return false }
    return run.mark(close + 2) == ":" && run.mark(close + 3) == "{"
      && !Self.words.contains(label)
  }

  private static let accessors: Set<String> = [
    "_modify", "_read", "didSet", "get", "set", "willSet",
  ]

  static let words: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case",
    "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
    "didSet", "do", "dynamic", "each", "else", "enum", "error", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro",
    "mutating", "newValue", "nil", "nonisolated", "nonmutating", "oldValue", "open", "operator",
    "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol",
    "public", "repeat", "required", "rethrows", "return", "self", "sending", "set", "some",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]

  /// Whether a word may be a member of what an extension extends.
  private func isValue(_ index: Int, _ word: String) -> Bool {
    word.first?.isLowercase == true && !Self.words.contains(word) && run.mark(index + 1) != ":"
      && !Self.declaring.contains(run.word(index - 1) ?? "")
  }

  private mutating func scanGlobal(_ index: Int, _ word: String) {
    if run.mark(index + 1) == ":" { return }
    let call = isCall(index + 1) ? calls.shape(at: index + 1)?.shape : nil
    var use = UsedName()
    if let call {
      use.creations.insert(call)
      noteTrial("", call, index, &use)
    }
    note(word) { $0.merge(use) }
  }

  /// Whether a missing module's name and a dot stand before a word.
  private func isQualified(_ index: Int) -> Bool {
    guard let module = run.word(index - 2), run.mark(index - 3) != "." else { return false }
    return missing.contains(module) && run.word(index).map(Self.isTypeName) == true
  }

  // MARK: Names

  mutating func note(_ name: String, _ change: (inout UsedName) -> Void) {
    var use = names[name] ?? UsedName()
    use.files.insert(path)
    change(&use)
    names[name] = use
  }

  private mutating func scanName(_ index: Int, _ word: String) {
    let before = isQualified(index) ? index - 3 : index - 1
    if let previous = run.word(before), Self.declaring.contains(previous) { return }
    noteAnnotation(index, before)
    if missing.contains(word), run.mark(index + 1) == ".", isQualified(index + 2) { return }
    var use = UsedName()
    if before == index - 3, let module = run.word(index - 2) { use.qualifiers.insert(module) }
    switch ancestors[index] {
    case .conformance: use.isConformedTo = true
    case .firstOfClass: use.isFirstOfClass = true
    case .superclass: use.isSuperclass = true
    case nil: scanContext(before, index, &use)
    }
    scanUse(index + 1, start: before + 1, &use)
    let path = path
    if let owner = extendedInside, index < owner.end, ConformerNames.all.contains(word),
      run.mark(index + 1) == "<" || run.mark(index + 1) == "("
    {
      if missing.contains(owner.outer) {
        note(owner.inner) { $0.nested[word, default: UsedName()].merge(use) }
      } else {
        note(owner.outer) {
          $0.nested[owner.inner, default: UsedName()].nested[word, default: UsedName()].merge(use)
        }
      }
      return
    }
    note(word) {
      let files = $0.files
      $0.merge(use)
      $0.files = files.union([path])
    }
  }

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "case",
    "let", "var", "import", "macro", "precedencegroup",
  ]

  /// What stands before a name.
  private mutating func scanContext(_ before: Int, _ index: Int, _ use: inout UsedName) {
    switch run.mark(before) {
    case ":":
      let word = run.word(before - 1) ?? ""
      let isParameter = run.mark(before - 2) == "<" || run.mark(before - 2) == ","
      let isClause = run.word(before - 2) == "where"
      if word.first?.isUppercase == true, isParameter || isClause {
        use.isConstraint = true
        constrained[word] = run.word(index)
      }
      if ["weak", "unowned"].contains(run.word(before - 3) ?? "") { use.isWeak = true }
      use.isType = true
    case ">": use.isType = run.mark(before - 1) == "-"
    case "&": use.isConstraint = run.mark(before - 1) != "&"
    case "<", "[": use.isType = true
    default: break
    }
    switch run.word(before) {
    case "some", "any": use.isConstraint = true
    case "as", "is", "throws", "extension": use.isType = true
    default: break
    }
    if run.mark(index + 1) == "&", run.mark(index + 2) != "&" { use.isConstraint = true }
  }

  /// What stands behind a name, and behind those of types in it.
  private mutating func scanUse(_ next: Int, start: Int, _ use: inout UsedName) {
    var position = next
    if run.mark(position) == "<", run.isJoined(position), let end = run.close(of: position) {
      use.arity = run.parts(position, end).count
      position = end + 1
    }
    switch run.mark(position) {
    case "." where run.mark(position + 1) != ".":
      guard let member = run.word(position + 1) else { return }
      if ["Self", "Type", "Protocol"].contains(member) { return }
      if member.first?.isUppercase == true {
        var inner = UsedName()
        scanUse(position + 2, start: start, &inner)
        inner.isConformedTo = ancestors[position + 1] == .conformance
        use.nested[member] = inner
      } else if member == "init" {
        guard let call = calls.shape(at: position + 2) else { return }
        use.creations.insert(call.shape)
        noteTrial("", call.shape, start, &use)
      } else if member != "self" {
        use.isMemberBase = true
        if let call = calls.shape(at: position + 2), isCall(position + 2) {
          use.calls[member, default: []].insert(call.shape)
          noteTrial(member, call.shape, start, &use)
          if isAskedFor(position + 1, call.end) { use.optionalCalls.insert(member) }
        }
      }
    case "(" where run.isJoined(position):
      guard let call = calls.shape(at: position) else { return }
      use.creations.insert(call.shape)
      noteTrial("", call.shape, start, &use)
      noteCreation(start, call.end, &use)
    case "{" where isStatement(start):
      guard showsViews, let call = calls.shape(at: position) else { return }
      use.creations.insert(call.shape)
      noteCreation(start, call.end, &use)
    case "[" where run.isJoined(position): use.isMemberBase = true
    default: break
    }
  }

  func isCall(_ index: Int) -> Bool {
    run.mark(index) == "{" || run.mark(index) == "(" && run.isJoined(index)
  }

  private func noteCreation(_ start: Int, _ end: Int, _ use: inout UsedName) {
    if showsViews, isStatement(start) || isShown(start) { use.isView = true }
    let mark = run.mark(end)
    let isBound = run.mark(start - 1) == "=" && run.word(start - 3) == "let"
    let statement = run.word(start - 4)
    if (mark == "?" || mark == "!") && run.isJoined(end) && run.mark(end + 1) != "=" {
      use.isUnwrapped = true
    }
    if isBound, ["if", "guard", "while"].contains(statement) || run.mark(start - 4) == "," {
      use.isUnwrapped = true
    }
  }

  /// Whether a statement begins at a token.
  private func isStatement(_ index: Int) -> Bool {
    let before = run.mark(index - 1)
    if before == "{" || before == "}" || run.word(index - 1) == "in" { return true }
    return run.beginsLine(index) && run.endsValue(index - 1)
  }

  /// Whether what begins at a token is handed to what shows views.
  private func isShown(_ index: Int) -> Bool {
    guard run.mark(index - 1) == "(", let function = run.word(index - 2) else { return false }
    return ["AnyView", "overlay", "background", "mask"].contains(function)
  }
}
