import DiagnosticRecords
import SourcePreparing

/// Says which modules are not at hand, which files need them, and what could be drawn without.
package struct MissingModules {
  /// The files of one module or program.
  let files: [ReadFile]
  let available: ModuleAvailability
  let shelf: ModuleShelf

  /// One for each module, at the first file that imports it.
  var diagnostics: [Diagnostic] {
    let needs = Set(files.flatMap(missing))
    return needs.sorted().compactMap { name in
      let users = files.filter { missing($0).contains(name) }
      guard let first = users.first,
        let line = first.prepared.facts.imports.first(where: { $0.module == name })?.line
      else { return nil }
      let consequence = consequence(of: name)
      var diagnostic = Diagnostic.moduleNotAvailable(
        name, users: users.map(\.path), line: line, origin: shelf.origin(of: name),
        consequence: consequence.text)
      // Files that nothing leads to are left out if they do not compile.
      if consequence.isHarmless { diagnostic.severity = .warning }
      return diagnostic
    }
  }

  private func missing(_ file: ReadFile) -> [String] {
    file.prepared.facts.imports.map(\.module).filter { !available.canImport($0) }
  }

  /// What a module's absence means for the widgets.
  private struct Consequence {
    /// In words; nil if there are no widgets here.
    var text: String?
    /// Whether nothing that is drawn leads to it.
    var isHarmless = false
  }

  private func consequence(of name: String) -> Consequence {
    let sources = files.map(\.source)
    let widgets = sources.flatMap { file in
      file.facts.types(conformingTo: "Widget").map { (name: $0.name, file: file) }
    }
    guard !widgets.isEmpty else { return Consequence() }
    let users = Set(files.filter { missing($0).contains(name) }.map(\.path))
    let reach = FileReach(sources)
    let needing = widgets.filter { !reach.paths(from: [$0.file]).isDisjoint(with: users) }
      .map(\.name)
    let others = widgets.map(\.name).filter { !needing.contains($0) }
    if needing.isEmpty { return Consequence(text: "No widget leads to it.", isHarmless: true) }
    if others.isEmpty { return Consequence(text: "Every widget needs it.") }
    return Consequence(
      text: "Needed by \(Self.list(needing)); \(Self.list(others)) would do without.")
  }

  /// At most six names, and how many more there are.
  package static func list(_ names: [String]) -> String {
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    return names.prefix(6).joined(separator: ", ") + rest
  }
}
