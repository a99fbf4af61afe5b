import SourcePreparing

/// Finds the code that answers when a person configures a widget by a SiriKit intent: an app keeps
/// its handlers in an extension of their own.
enum IntentHandlerFiles {
  /// The files of `others` that give handlers of the intents that `program` names, and what those
  /// cannot do without. A file that declares again what is declared already is left out.
  static func needed(
    by program: [ReadFile], from others: [ReadFile], _ intents: IntentDefinitions
  ) -> [ReadFile] {
    let words = program.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let wanted = intents.handling(amongst: words)
    guard !wanted.isEmpty else { return [] }
    var declared = Set(program.flatMap(\.prepared.facts.sharedNames))
    var added: [ReadFile] = []
    func take(_ files: [ReadFile]) {
      for file in files where isFree(file, declared) {
        added.append(file)
        declared.formUnion(file.prepared.facts.sharedNames)
      }
    }
    let extensions = others.filter { !$0.prepared.facts.intentExtensions.isEmpty }
    for giver in extensions.sorted(by: { $0.path < $1.path }) where isFree(giver, declared) {
      let near = others.filter { file in
        file.path != giver.path && Territory.contains(giver.folder, file.path)
          && handles(wanted, file)
      }
      let shared = SharedFiles.needed(
        by: program + added + [giver] + near,
        from: others.filter { file in
          isFree(file, declared) && !([giver] + near + added).contains { $0.path == file.path }
        })
      guard ([giver] + near + shared).contains(where: { handles(wanted, $0) }) else { continue }
      take([giver] + near + shared)
    }
    return added
  }

  private static func handles(_ protocols: Set<String>, _ file: ReadFile) -> Bool {
    file.prepared.facts.declarations.contains { !protocols.isDisjoint(with: $0.inherits) }
  }

  private static func isFree(_ file: ReadFile, _ declared: Set<String>) -> Bool {
    let facts = file.prepared.facts
    return EntryPoint.kind(of: facts) == nil && declared.isDisjoint(with: facts.sharedNames)
  }
}
