import DiagnosticRecords
import SourcePreparing

/// Finds which modules are not at hand and which files need them, and says what could be drawn
/// without.
package struct MissingModules {
  /// The files of one module or program.
  let files: [ReadFile]
  let available: ModuleAvailability
  let shelf: ModuleShelf

  /// The modules that the files import, sorted; those that are to be made among them.
  var modules: [MissingModule] {
    let names = Set(files.flatMap(missing))
    return names.sorted().compactMap { name in
      let users = files.filter { missing($0).contains(name) }
      guard let line = users.first?.prepared.facts.imports.first(where: { $0.module == name })?.line
      else { return nil }
      return MissingModule(
        name: name, users: users.map(\.path), line: max(line, 1),
        isAskedFor: shelf.isToBeMade(name), isWritten: line == 0)
    }
  }

  /// One for each of some modules, at the first file that imports it.
  func diagnostics(_ modules: [MissingModule]) -> [Diagnostic] {
    modules.filter { !$0.isAskedFor }.map { module in
      Diagnostic.moduleNotAvailable(
        module, origin: shelf.origin(of: module.name),
        consequence: module.isWritten ? nil : consequence(of: module))
    }
  }

  private func missing(_ file: ReadFile) -> [String] {
    file.prepared.facts.imports.map(\.module).filter {
      !available.canImport($0) || shelf.isToBeMade($0)
    }
  }

  /// What a module's absence means for the widgets, in words; nil if there are none here or its
  /// users are elsewhere.
  private func consequence(of module: MissingModule) -> String? {
    let sources = files.map(\.source)
    let widgets = sources.flatMap { file in
      file.facts.widgets.map { (name: $0.name, file: file) }
    }
    let users = Set(module.users)
    guard !widgets.isEmpty, sources.contains(where: { users.contains($0.path) }) else { return nil }
    let reach = FileReach(sources)
    let needing = widgets.filter { !reach.paths(from: [$0.file]).isDisjoint(with: users) }
      .map(\.name)
    let others = widgets.map(\.name).filter { !needing.contains($0) }
    if needing.isEmpty { return "No widget leads to it." }
    if others.isEmpty { return "Every widget leads to it." }
    return "Needed by \(Self.list(needing)); \(Self.list(others)) would do without."
  }

  /// At most six names, and how many more there are.
  package static func list(_ names: [String]) -> String {
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    return names.prefix(6).joined(separator: ", ") + rest
  }
}
