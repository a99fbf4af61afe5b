import SourcePreparing

/// Types that are made while a module is healed, each since a round.
struct OpaqueTypes {
  /// Statements that import what types can be within.
  private var imports: [String]
  private var rounds: [OpaqueType: Int] = [:]
  /// What is missing that no such type can stand for.
  private var refused: Set<String> = []

  init(imports: [String]) { self.imports = imports }

  /// The text of a file with them; nil if there are none.
  var text: String? {
    rounds.isEmpty ? nil : lines.map { $0.text + "\n" }.joined()
  }

  /// The lines of the file, each with the type that it is of.
  private var lines: [(text: String, type: OpaqueType?)] {
    let around = rounds.keys.contains { !$0.owner.isEmpty } ? imports : []
    let additions = "import \(GeneratedSources.additionsModule)"
    var lines: [(text: String, type: OpaqueType?)] = [(additions, nil)]
    lines += around.filter { !$0.hasSuffix(additions) }.map { ($0, nil) }
    for type in rounds.keys.sorted() {
      lines.append(("", nil))
      lines += type.code.split(separator: "\n").map { (String($0), type) }
    }
    return lines
  }

  /// One type of a name: what some code takes for a protocol is one.
  mutating func add(_ type: OpaqueType, _ round: Int) {
    var type = type
    for known in rounds.keys where known.label == type.label {
      type.isProtocol = type.isProtocol || known.isProtocol
      type.isGeneric = type.isGeneric || known.isGeneric
      rounds[known] = nil
    }
    rounds[type] = round
  }

  /// Takes back what the compiler refuses.
  ///
  /// - Returns: whether there was any.
  mutating func takeBack(_ errors: [CompilerMessage]) -> Bool {
    let own = errors.filter { $0.file?.hasSuffix("/" + HealedSources.addedFile) == true }
    guard !own.isEmpty else { return false }
    let lines = lines
    let found = own.compactMap(\.line).filter { lines.indices.contains($0 - 1) }
      .compactMap { lines[$0 - 1].type }
    for type in found {
      rounds[type] = nil
      refused.insert(type.label)
    }
    let count = imports.count
    let isOfNone = found.isEmpty
    imports.removeAll { statement in
      own.contains { error in
        error.line.map { lines.indices.contains($0 - 1) && lines[$0 - 1].text == statement } == true
      }
    }
    if isOfNone, imports.count == count, !rounds.isEmpty {
      // Nobody knows which is wrong.
      refused.formUnion(rounds.keys.map(\.label))
      rounds = [:]
      return true
    }
    return !found.isEmpty || imports.count < count
  }

  /// Whether an error may go by a type: it was not refused, nor made before in vain.
  func mayHelp(_ type: OpaqueType, _ round: Int) -> Bool {
    !refused.contains(type.label)
      && !rounds.contains { $0.key.label == type.label && $0.value < round }
  }
}
