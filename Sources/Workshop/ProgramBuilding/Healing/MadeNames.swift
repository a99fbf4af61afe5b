import SourceLexing

/// What modules declare that are made from their use.
struct MadeNames: Equatable {
  /// What stands in no type, by module.
  private(set) var ofModule: [String: Set<String>] = [:]
  /// What is added to types, most of them of others.
  private(set) var members: Set<String> = []

  /// - Parameter texts: the source of the modules, by their names.
  init(_ texts: [String: String] = [:]) {
    for (module, text) in texts {
      let source = SourceText(text)
      let outline = SourceOutline(source, isActive: source.tokens.map { _ in true })
      var names: Set<String> = []
      for declaration in outline.declarations where !declaration.isAddition {
        guard let parent = declaration.parent.map({ outline.declarations[$0] }) else {
          names.insert(declaration.name)
          continue
        }
        if parent.keyword == "extension" { members.insert(declaration.name) }
      }
      ofModule[module] = names
    }
  }

  /// All of them and the modules themselves.
  var all: Set<String> { ofModule.values.reduce(members.union(ofModule.keys)) { $0.union($1) } }
}

extension SourceDeclaration {
  fileprivate var isAddition: Bool { ["import", "extension", "init"].contains(keyword) }
}
