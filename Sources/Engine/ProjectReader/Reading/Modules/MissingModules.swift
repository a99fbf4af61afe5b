import DiagnosticRecords

/// Says which modules are not at hand, which files need them, and what could be drawn without.
struct MissingModules {
  /// The files of one module or program.
  let files: [ReadFile]
  let available: ModuleAvailability
  let shelf: ModuleShelf
  private let ownTypes: Set<String>

  init(files: [ReadFile], available: ModuleAvailability, shelf: ModuleShelf) {
    (self.files, self.available, self.shelf) = (files, available, shelf)
    ownTypes = Set(files.flatMap(\.prepared.facts.topLevelNames))
  }

  /// One for each module, at the first file that imports it.
  var diagnostics: [Diagnostic] {
    let needs = Set(files.flatMap(missing))
    return needs.sorted().compactMap { name in
      let users = files.filter { missing($0).contains(name) }
      guard let first = users.first,
        let line = first.prepared.facts.imports.first(where: { $0.module == name })?.line
      else { return nil }
      return .moduleNotAvailable(
        name, users: users.map(\.path), line: line, origin: shelf.origin(of: name),
        consequence: consequence(of: name))
    }
  }

  private func missing(_ file: ReadFile) -> [String] {
    file.prepared.facts.imports.map(\.module).filter { !available.canImport($0) }
  }

  /// Which widgets need the module and which would do without; nil if there are no widgets here.
  private func consequence(of name: String) -> String? {
    let widgets = files.flatMap { file in
      file.prepared.facts.types(conformingTo: "Widget").map { (name: $0.name, file: file) }
    }
    guard !widgets.isEmpty else { return nil }
    let needing = widgets.filter { needs(name, $0.file) }.map(\.name)
    let others = widgets.map(\.name).filter { !needing.contains($0) }
    if needing.isEmpty { return "No widget seems to need it." }
    if others.isEmpty { return "Every widget needs it." }
    return "Needed by \(Self.list(needing)); \(Self.list(others)) would do without."
  }

  /// Whether a file, or one that it leads to by the names it says, imports the module.
  private func needs(_ name: String, _ start: ReadFile) -> Bool {
    var reached = [start.path: start]
    var open = [start]
    while let file = open.popLast() {
      if missing(file).contains(name) { return true }
      for other in files where reached[other.path] == nil {
        guard names(other).contains(where: file.words.contains) else { continue }
        reached[other.path] = other
        open.append(other)
      }
    }
    return false
  }

  /// What a file declares, and which of the program's types it adds to.
  private func names(_ file: ReadFile) -> [String] {
    let declarations = file.prepared.facts.declarations
    let extended = declarations.filter { $0.keyword == "extension" }
      .map { String($0.name.prefix { $0 != "." }) }
    return file.provides { _ in false } + extended.filter(ownTypes.contains)
  }

  /// At most six names, and how many more there are.
  static func list(_ names: [String]) -> String {
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    return names.prefix(6).joined(separator: ", ") + rest
  }
}
