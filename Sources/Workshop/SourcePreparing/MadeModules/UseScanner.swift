import SourceLexing

/// Reads one file that imports what is not at hand, and notes how it uses which names.
struct UseScanner {
  let run: TokenRun
  let calls: CallReader
  let scopes: TypeScopes
  let path: String
  let missing: Set<String>
  let showsViews: Bool
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
  /// Members that switches take for a success or a failure.
  var resultMembers: Set<String> = []
  /// Members of which something else is wanted.
  var plainMembers: Set<String> = []
  /// Of members that are called, whether they may fail there.
  var trials = UsedName()
  /// Ways of making what the context asks for: `.init(a:)`.
  var initialisers: Set<CallShape> = []
  /// Keys with labels that values are asked for: `[safe:]`.
  var subscripts: Set<CallShape> = []
  /// What views read of their environment, with the types that are written for it.
  var environment: [String: Set<String>] = [:]
  /// Whether loops wait for elements of something.
  var awaitsElements = false
  /// Whether something is asked for by a type.
  var asksByType = false
  /// The attributes of variables, by the variables' names.
  var wrapped: [String: String] = [:]
  /// The type that the file has stated last for a variable, a parameter or the answer of a
  /// function, by its name.
  var annotations: [String: String] = [:]
  /// Cases that switches over something with a name speak of, before any type was stated for it.
  var switched: [(name: String, cases: [String: [String]])] = []
  /// Generic parameters of which a protocol is demanded, with its name.
  var constrained: [String: String] = [:]
  /// Where the extension of a type, or a class below it, ends in which the scan is, and the type,
  /// with the one around it and a dot if it is inside of another.
  var extended: (name: String, end: Int, isClass: Bool)?
  /// Likewise of a type inside of another, in which names of protocols may be its own.
  var extendedInside: (outer: String, inner: String, end: Int)?
  /// Up to where the scan is in something that belongs to a type and not to its values.
  var staticEnd = 0
  /// The names that values and parameters have, and arguments for them, with the types that are
  /// stated for them.
  var typedNames: [String: Set<String>] = [:]

  init(_ run: TokenRun, path: String, missing: Set<String>, showsViews: Bool) {
    (self.run, self.path, self.missing, self.showsViews) = (run, path, missing, showsViews)
    (calls, scopes) = (CallReader(run: run), TypeScopes(run))
  }

  mutating func scan() {
    for index in 0..<run.count {
      guard let token = run.token(index) else { continue }
      if run.mark(index) == "[" { scanSubscript(index) }
      if token.kind == .attribute { scanAttribute(index) }
      guard let word = run.word(index) else { continue }
      if FactScanner.typeKeywords.contains(word), run.mark(index - 1) != "." { scanHeader(index) }
      noteAssociated(index, word)
      noteStatic(index, word)
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
        let isOfType = index < staticEnd
        noteType(extended.name) { use in
          if isOfType { use.implicitOfType.insert(word) } else { use.implicit.insert(word) }
        }
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
  func isQualified(_ index: Int) -> Bool {
    guard run.mark(index - 1) == ".", let module = run.word(index - 2), run.mark(index - 3) != "."
    else { return false }
    return missing.contains(module) && run.word(index).map(Self.isTypeName) == true
  }
}
