import SourceLexing

/// Names by which a module's code comes to something that is made or missing: what is wrong with
/// code that speaks of none of them does not come of that.
///
/// It errs on the side of too many names: one counts wherever it stands.
struct MadeReach {
  private var names: Set<String> = []

  /// - Parameters:
  ///   - outlines: of the module's files.
  ///   - seeds: names that are made or missing, and those of modules that are.
  init(_ outlines: [SourceOutline], from seeds: Set<String>) {
    var leads: [String: [String]] = [:]
    for outline in outlines {
      for declaration in outline.declarations {
        let targets = Self.names(of: declaration, outline)
        if targets.isEmpty { continue }
        for word in Self.interface(of: declaration, outline) {
          leads[word, default: []] += targets
        }
      }
    }
    var found = Array(seeds)
    while let name = found.popLast() {
      if names.insert(name).inserted { found += leads.removeValue(forKey: name) ?? [] }
    }
  }

  /// Whether the declaration around an error, or the header of one around that, speaks of any.
  func touches(_ site: HealingSite) -> Bool {
    let outline = site.outline
    var declaration = site.declaration
    if SourceDeclaration.isAccessor(declaration), let parent = site.parent { declaration = parent }
    var ranges = [declaration.range]
    while let parent = declaration.parent {
      declaration = outline.declarations[parent]
      ranges.append(Self.header(of: declaration))
    }
    return ranges.contains { !names.isDisjoint(with: NeededCode.words(of: outline, $0)) }
  }

  /// The names that lead to a declaration. Who makes a value of a type names the type, whatever its
  /// initialisers take, and gives what it stores.
  private static func names(
    of declaration: SourceDeclaration, _ outline: SourceOutline
  ) -> [String] {
    let parent = declaration.parent.map { outline.declarations[$0] }
    let own = declaration.name.split(separator: ".").last.map(String.init)
    if declaration.keyword == "import" { return [] }
    var names = declaration.keyword == "init" ? [] : [own].compactMap { $0 }
    let isStored = declaration.isVariable && declaration.body == nil
    if isStored || ["init", "case", "subscript"].contains(declaration.keyword), let parent {
      names += parent.name.split(separator: ".").suffix(1).map(String.init)
    }
    return names
  }

  /// The words of what a declaration says of itself to others.
  private static func interface(
    of declaration: SourceDeclaration, _ outline: SourceOutline
  ) -> Set<String> {
    var words = NeededCode.words(of: outline, header(of: declaration))
    let parent = declaration.parent.map { outline.declarations[$0] }
    if let parent, parent.keyword == "extension" {
      words.formUnion(NeededCode.words(of: outline, header(of: parent)))
    }
    return words
  }

  /// The tokens of a declaration without those of its body; of a variable that states its type
  /// without those of its value.
  private static func header(of declaration: SourceDeclaration) -> Range<Int> {
    let start = declaration.range.lowerBound
    let isStated = declaration.type?.isEmpty == false
    let end =
      (isStated ? declaration.value?.lowerBound : nil) ?? declaration.body?.lowerBound
      ?? declaration.range.upperBound
    return start..<max(start, end)
  }
}
