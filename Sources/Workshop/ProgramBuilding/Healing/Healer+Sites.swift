import SourceLexing
import SourcePreparing

extension Healer {
  func sites(of errors: [CompilerMessage]) -> [(file: Int, site: HealingSite)] {
    // What macros were expanded to may hold copies of what is wrong, and is seen again without.
    let written = errors.filter { !$0.isOfMacro }
    let byFile = Dictionary(grouping: written.isEmpty ? errors : written) { $0.file ?? "" }
    return files.enumerated().flatMap { index, file in
      let found = byFile[file.original].map { file.sites($0, conditions) } ?? []
      let modules = Set(found.compactMap(lostModule)).sorted()
      let imports = modules.map(lost.statement)
      // Of what cannot be read other errors follow.
      let isReadable = !found.contains {
        OwnNames.isSyntax($0.message) || $0.message.hasPrefix("invalid UTF-8")
      }
      return found.map { site in
        var site = site
        site.views = names.views
        if lostModule(site) != nil {
          site.lostImports = imports
          return (index, site)
        }
        site.use = made.use(site, names)
        site.isImplied = made.implies(site, names)
        site.isOfMade = made.isUsed
        site.madeTypes = madeTypes
        let initialiser =
          isReadable && site.use == nil ? MadeAdditions.initialiser(site, names) : nil
        site.lacksInitialiser = initialiser != nil
        site.label =
          (site.use?.member ?? initialiser)?.label ?? cause.qualified(site.label, in: site.outline)
        return (index, site)
      }
    }
  }

  /// The module that an error goes with if its file imports it.
  private func lostModule(_ site: HealingSite) -> String? {
    guard let missing = site.missing, !names.declares(missing.name) else { return nil }
    return lost.module(of: missing, in: site.outline)
  }

  /// Names that errors say are not there and that the module does not declare itself.
  func missingNames(in errors: [CompilerMessage]) -> Set<String> {
    let own = Set(files.filter { !$0.isAdded }.map(\.original))
    let names = errors.filter { $0.file.map(own.contains) == true }
      .compactMap { MissingName($0.text) }
      .filter { [.type, .value, .attribute].contains($0.kind) }.map(\.name)
    return Set(names).filter { !self.names.declares($0) }
  }

  /// Notes what is imported into the file of an error.
  mutating func addImports(_ site: HealingSite) {
    for statement in site.lostImports {
      let added = AddedImport(
        file: site.file, line: site.line, name: site.missing?.name ?? "", statement: statement)
      let isKnown = addedImports.contains { $0.file == added.file && $0.statement == statement }
      // The statements of a file come with its first error, each to be said at one of its own.
      if !isKnown, lost.isOf(site.missing, statement, in: site.outline) {
        addedImports.append(added)
      }
    }
  }
}
