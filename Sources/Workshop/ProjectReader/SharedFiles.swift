import SourcePreparing

/// Finds the files outside an extension's folder that it cannot do without: Xcode lets a target
/// share files with its app, and a folder alone does not say which.
enum SharedFiles {
  /// The files of `others` that `program` refers to, directly or through one another.
  ///
  /// A type or a global brings its file when nobody in the program declares it; so does a member
  /// added to a system's type or to a type of the program. Extensions of the app's own types come
  /// only if those types come.
  static func needed(by program: [ReadFile], from others: [ReadFile]) -> [ReadFile] {
    var added: [ReadFile] = []
    var waiting = others
    let foreign = Set(others.flatMap { $0.prepared.facts.topLevelNames })
    var words = program.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    var declared = Set(program.flatMap { $0.provides { _ in true } })
    while true {
      let wanted = waiting.filter { file in
        file.provides(to: words) { declared.contains($0) || !foreign.contains($0) }
          .contains { words.contains($0) && !declared.contains($0) }
      }
      guard !wanted.isEmpty else { return added }
      let paths = Set(wanted.map(\.path))
      waiting.removeAll { paths.contains($0.path) }
      for file in wanted {
        words.formUnion(file.words)
        declared.formUnion(file.provides { _ in true })
      }
      added += wanted
    }
  }
}
