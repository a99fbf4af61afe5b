import SourcePreparing

/// Follows names from file to file: what a file says leads to the files that declare it.
///
/// It errs on the side of reaching too much: a name counts wherever it stands, and what conforms to
/// a protocol or adds an initialiser may be needed without being named.
struct FileReach {
  private let files: [WidgetProject.SourceFile]
  /// By path, the names that lead to a file.
  private let names: [String: Set<String>]
  private let ownTypes: Set<String>

  init(_ files: [WidgetProject.SourceFile]) {
    self.files = files
    let own = Set(files.flatMap { Self.types(of: $0.facts) })
    ownTypes = own
    names = Dictionary(
      files.map { file in
        let members = file.facts.extensionMembers.filter { !own.contains(Self.outer($0.type)) }
        return (
          file.path,
          Set(Self.types(of: file.facts) + file.facts.globals + members.map(Self.name))
        )
      }, uniquingKeysWith: { $1 })
  }

  private static func types(of facts: FileFacts) -> [String] {
    facts.declarations.filter { $0.keyword != "extension" }.map(\.name)
  }

  /// `Kit` of `Kit.Part`.
  private static func outer(_ type: String) -> String { String(type.prefix { $0 != "." }) }

  /// A member without its labels.
  private static func name(of member: FileFacts.ExtensionMember) -> String {
    String(member.name.prefix { $0 != "(" })
  }

  /// Paths of the files that are reached, from some that are there in any case.
  func paths(from roots: [WidgetProject.SourceFile]) -> Set<String> {
    var reached = Set(roots.map(\.path))
    var words = roots.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    var types = Set(roots.flatMap { $0.facts.declarations.map(\.name) })
    var waiting = files.filter { !reached.contains($0.path) }
    while true {
      let found = waiting.filter { isLed(to: $0, by: words, types) }
      guard !found.isEmpty else { return reached }
      reached.formUnion(found.map(\.path))
      waiting.removeAll { reached.contains($0.path) }
      for file in found {
        words.formUnion(file.words)
        types.formUnion(file.facts.declarations.map(\.name))
      }
    }
  }

  private func isLed(
    to file: WidgetProject.SourceFile, by words: Set<String>, _ types: Set<String>
  ) -> Bool {
    if names[file.path]?.isDisjoint(with: words) == false { return true }
    let addsMember = file.facts.extensionMembers.contains { member in
      let name = Self.name(of: member)
      return types.contains(Self.outer(member.type)) && (words.contains(name) || name == "init")
    }
    return addsMember
      || file.facts.declarations.contains { declaration in
        guard declaration.keyword == "extension", !declaration.inherits.isEmpty else {
          return false
        }
        let outer = Self.outer(declaration.name)
        return types.contains(outer) || !ownTypes.contains(outer)
      }
  }
}
