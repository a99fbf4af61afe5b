import SourceLexing

/// How the code of a project uses modules that are not at hand.
package struct ModuleUse {
  /// Names of the modules.
  let missing: Set<String>
  /// Names of those at hand, by which code may name what they have: `Kit.Thing`.
  let atHand: Set<String>
  private(set) var names: [String: UsedName] = [:]
  private(set) var members: [String: Set<CallShape>] = [:]
  private(set) var staticCalls: [String: Set<CallShape>] = [:]
  private(set) var staticValues: Set<String> = []
  private(set) var memberValues: Set<String> = []
  private(set) var resultMembers: Set<String> = []
  private var askedMembers: Set<String> = []
  private var plainMembers: Set<String> = []
  /// Members, with their labels, that are called where they may fail, and those that are called
  /// where they may not.
  private var trials = UsedName()
  private(set) var initialisers: Set<CallShape> = []
  private(set) var subscripts: Set<CallShape> = []
  private(set) var environment: [String: Set<String>] = [:]
  private(set) var awaitsElements = false
  /// By path, those of the modules that a file imports.
  private(set) var importers: [String: Set<String>] = [:]
  /// Conformances that the code itself states for a type, wherever it comes from.
  private(set) var stated: [String: Set<String>] = [:]
  /// Members that extensions of a type declare, by the type; functions with their labels.
  private(set) var added: [String: Set<String>] = [:]
  /// What values and parameters are stated to be, by their names.
  private var typedNames: [String: Set<String>] = [:]
  /// Members without a type in files that import none of the modules.
  private var distant: [DistantMember] = []
  /// Whether something is asked for by a type: `[Key.self]`, `@Given(Key.self)`.
  private(set) var asksByType = false
  private var declared: Set<String> = []
  private var nested = NestedNames()
  /// What the project adds to the environment.
  private var ownEnvironment: Set<String> = []

  package init(missing: Set<String>, atHand: Set<String> = []) {
    (self.missing, self.atHand) = (missing, atHand)
  }

  /// Reads a prepared file.
  ///
  /// - Parameter conditions: those that it was prepared with; the modules do not matter any more.
  package mutating func read(
    _ bytes: [UInt8], path: String, facts: FileFacts, conditions: BuildConditions
  ) {
    for declaration in facts.declarations {
      if declaration.keyword == "extension" {
        stated[declaration.name, default: []].formUnion(declaration.inherits)
      } else if declaration.isTopLevel {
        declared.insert(declaration.name)
      }
    }
    for member in facts.extensionMembers { added[member.type, default: []].insert(member.name) }
    let source = SourceText(bytes)
    let run = TokenRun(source, ActiveRegions(source, conditions).isActive)
    noteDeclarations(run)
    nested.read(facts, run)
    let imports = Set(facts.imports.map(\.module))
    let wanted = imports.intersection(missing)
    guard !wanted.isEmpty else {
      distant += DistantMember.all(in: run)
      return
    }
    importers[path] = wanted
    let showsViews = imports.contains("SwiftUI") || imports.contains("WidgetKit")
    var scanner = UseScanner(run, path: path, missing: missing, showsViews: showsViews)
    scanner.scan()
    for (name, use) in scanner.names { names[name, default: UsedName()].merge(use) }
    members.merge(scanner.members) { $0.union($1) }
    staticCalls.merge(scanner.staticCalls) { $0.union($1) }
    staticValues.formUnion(scanner.staticValues)
    memberValues.formUnion(scanner.memberValues)
    resultMembers.formUnion(scanner.resultMembers)
    askedMembers.formUnion(scanner.optionalMembers)
    plainMembers.formUnion(scanner.plainMembers)
    trials.merge(scanner.trials)
    initialisers.formUnion(scanner.initialisers)
    subscripts.formUnion(scanner.subscripts)
    environment.merge(scanner.environment) { $0.union($1) }
    awaitsElements = awaitsElements || scanner.awaitsElements
    asksByType = asksByType || scanner.asksByType
    typedNames.merge(scanner.typedNames) { $0.union($1) }
  }

  /// Takes members without a type for those of types that are made, where they are given to what
  /// is stated to be of such a type.
  mutating func takeDistantMembers(of made: Set<String>) {
    let names = Set(
      typedNames.filter { _, types in
        types.contains { made.contains(String($0.prefix { $0 != "." })) }
      }.map(\.key))
    for member in distant where names.contains(member.receiver) {
      if let call = member.call {
        staticCalls[member.name, default: []].insert(call)
      } else {
        staticValues.insert(member.name)
      }
    }
    distant = []
  }

  /// Members that code does nothing with but ask whether they have a value.
  package var optionalMembers: Set<String> { askedMembers.subtracting(plainMembers) }

  /// Whether a member may fail wherever it is called.
  func mayFail(_ shape: CallShape, _ name: String) -> Bool { trials.mayFail(shape, name) }

  /// Members that are read, sorted; not what makes a view one.
  package var valueCandidates: [String] { memberValues.subtracting(["body", "self"]).sorted() }

  /// What views read of their environment and the project does not declare, sorted.
  package var environmentCandidates: [String] {
    environment.keys.filter { !ownEnvironment.contains($0) }.sorted()
  }

  /// Generic parameters, associated types, functions and variables, those of closures too.
  private mutating func noteDeclarations(_ run: TokenRun) {
    for index in 0..<run.count {
      guard let word = run.word(index) else { continue }
      if word == "extension", run.word(index + 1) == "EnvironmentValues" {
        let open = (index..<run.count).first { run.mark($0) == "{" }
        for position in index..<(open.flatMap(run.close) ?? index)
        where run.word(position) == "var" {
          ownEnvironment.insert(run.word(position + 1) ?? "")
        }
      }
      switch word {
      case "associatedtype", "case", "let", "var", "macro":
        // A pattern may name the type that it is of, and a branch values.
        if let name = run.word(index + 1),
          word != "case" || run.mark(index + 2) != "." && !run.isBranchOfNames(index)
        {
          declared.insert(name)
        }
      case "func", "struct", "class", "enum", "actor", "typealias", "init", "subscript":
        let open = word == "init" || word == "subscript" ? index + 1 : index + 2
        let close = run.mark(open) == "<" ? run.close(of: open) : nil
        for part in close.map({ run.parts(open, $0) }) ?? [] {
          let first = run.word(part.lowerBound)
          let name = first == "each" || first == "let" ? run.word(part.lowerBound + 1) : first
          if let name { declared.insert(name) }
        }
      case "in" where run.mark(index - 1) != ",":
        // What a closure or a loop calls its values, unless it is a label.
        var position = index - 1
        while let name = run.word(position) ?? (run.mark(position) == "," ? "," : nil) {
          declared.insert(name)
          position -= 1
        }
      default: break
      }
      if word == "func", let name = run.word(index + 1) { declared.insert(name) }
      // Parameters, by both of their names.
      if run.mark(index + 1) == ":", !UseScanner.isTypeName(word) {
        declared.formUnion([word, run.word(index - 1) ?? word])
      }
    }
  }

  /// Names that the project does not declare, sorted: of the modules, or known otherwise.
  ///
  /// - Parameter known: of the names those that are known otherwise, which says what types see that
  ///   conform to them; nil if nobody has been asked yet.
  package func candidates(known: Set<String>?) -> [String] {
    names.filter { name, use in
      !declared.contains(name) && !missing.contains(name) && !atHand.contains(name)
        && known.map { isOfModules(name, use, $0) } != false
    }.map(\.key).sorted()
  }

  /// Whether a name stands for one of the modules anywhere, and not for what types see alone.
  private func isOfModules(_ name: String, _ use: UsedName, _ known: Set<String>) -> Bool {
    !nested.mayHide(name)
      || use.homes.contains { !nested.sees(name, from: $0, atHand: known) }
  }

  /// Names of members that are called with more than values, sorted. One that is read too stays
  /// what any name is: a declared function would hide it.
  package var memberCandidates: [String] {
    members.keys.filter { name in
      !memberValues.contains(name)
        && members[name]?.contains {
          $0.needsDeclaration || optionalMembers.contains(name) || mayFail($0, name)
        } == true
    }.sorted()
  }

  /// By the names of members that are called with labels, the labels: `(byKeyPath:ascending:)`.
  /// What collections have by the name hides them unless they are declared.
  package var labelledCalls: [String: Set<String>] {
    members.mapValues { Set($0.filter(\.hasPlainLabels).map(\.labels)) }
      .filter { !$0.value.isEmpty }
  }

  /// Static functions that are called of the project's own types, by their names, where the types
  /// conform to one of some protocols, which may bring them.
  func ownCalls(conformingTo protocols: Set<String>) -> [String: Set<CallShape>] {
    names.filter { nested.conforms($0.key, to: protocols) }.values
      .reduce(into: [:]) { found, use in found.merge(use.calls) { $0.union($1) } }
  }

  /// Names in extensions of undeclared types that are members of them or known otherwise, sorted.
  package var implicitCandidates: [String] {
    let all = candidates(known: nil).reduce(into: Set<String>()) {
      $0.formUnion(names[$1]?.allImplicit ?? [])
    }
    return all.filter { !declared.contains($0) && !memberValues.contains($0) }.sorted()
  }

  /// Whether the code uses a module's name as that of a type.
  func isType(_ module: String) -> Bool {
    guard let use = names[module] else { return false }
    return !declared.contains(module)
      && (use.isMemberBase || use.isType || !use.creations.isEmpty || use.isConstraint)
  }

  /// What code names by a module of which a type has the name too, and what is not made itself: the
  /// type hides the module, so that it has to be inside of that.
  func hidden(by module: String, made: Set<String>) -> [String: UsedName] {
    names.filter { !made.contains($0.key) && $0.value.qualifiers.contains(module) }
  }

  /// The module that most of the files import which use a name; of several the first, which is
  /// then not certain.
  func module(of use: UsedName) -> (name: String, isCertain: Bool) {
    if let module = use.qualifiers.min() { return (module, true) }
    var votes: [String: Int] = [:]
    for path in use.files {
      for module in importers[path] ?? [] { votes[module, default: 0] += 1 }
    }
    let best = votes.values.max()
    let first = votes.keys.filter { votes[$0] == best }.sorted()
    return (first.first ?? missing.min() ?? "", first.count == 1)
  }
}
