import DiagnosticRecords
import Foundation
import SourcePreparing
import WidgetSettings

/// Reads the files of one program and of the modules that it imports.
struct CodeReader {
  /// Paths in diagnostics are relative to it.
  let root: URL
  let platform: TargetPlatform
  /// What can be imported without the project's own modules.
  let offered: ModuleAvailability
  /// The project's own modules.
  let shelf: ModuleShelf
  private(set) var diagnostics: [Diagnostic] = []
  /// What modules of the project import and that is not at hand.
  private(set) var missing: [MissingModule] = []

  init(root: URL, platform: TargetPlatform, offered: ModuleAvailability, shelf: ModuleShelf) {
    (self.root, self.platform, self.offered, self.shelf) = (root, platform, offered, shelf)
  }

  /// Everything that can be imported.
  var available: ModuleAvailability {
    ModuleAvailability(offered: Set(offered.offered + shelf.names).sorted())
  }

  /// The files of a module that can be read.
  mutating func read(_ source: ModuleSource) -> [ReadFile] {
    read(source.files, source.compilation, root: source.root)
  }

  /// The files that can be read, prepared as a module's options ask.
  ///
  /// - Parameter other: what their paths are relative to, where that is not ``root``.
  mutating func read(
    _ urls: [URL], _ compilation: Compilation, root other: URL? = nil
  ) -> [ReadFile] {
    // Code that asks whether it can import what the project says it has is written for yes.
    let known =
      compilation.isLinux ? shelf.names : offered.offered + shelf.names + shelf.promised
    let conditions = BuildConditions(
      platform: platform, modules: ModuleAvailability(offered: known),
      flags: compilation.flags, languageVersion: compilation.languageMode,
      isLinux: compilation.isLinux)
    return urls.compactMap { url in
      let path = DiskPath.relative(url, to: other ?? root)
      var file = ReadFile(url, path: path, conditions)
      if file == nil { diagnostics.append(ReadFile.problem(url, path: path)) }
      for name in compilation.generators { file?.prepared.addImport(of: name) }
      return file
    }
  }

  /// The modules of the project that files import, each after those that it imports itself.
  mutating func modules(importedBy files: [ReadFile]) -> [SourceModule] {
    var result: [SourceModule] = []
    var seen: Set<String> = []
    for name in imports(files) { add(name, to: &result, &seen) }
    return result
  }

  /// Modules of the project that files name, sorted; modules of ours come before the project's.
  func imports(_ files: [ReadFile]) -> [String] {
    let names = Set(files.flatMap { $0.prepared.facts.imports.map(\.module) })
    return names.filter { shelf[$0] != nil && !offered.canImport($0) }.sorted()
  }

  private mutating func add(
    _ name: String, to result: inout [SourceModule], _ seen: inout Set<String>
  ) {
    guard let source = shelf[name], !shelf.isToBeMade(name), seen.insert(name).inserted
    else { return }
    let files = read(source)
    let needed =
      imports(files).filter { $0 != name && !shelf.isToBeMade($0) }
      + (source.clang?.dependencies ?? [])
    for other in needed { add(other, to: &result, &seen) }
    var resources = ResourceRoots()
    resources.infoPlist = source.infoPlist
    for url in source.resources { resources.add(url) }
    let intents = IntentDefinitions(resources.intentDefinitions, root: source.root ?? root)
    let models = DataModels(resources.dataModels, root: source.root ?? root)
    diagnostics += intents.diagnostics + models.diagnostics
    missing += MissingModules(files: files, available: available, shelf: shelf).modules
    result.append(
      SourceModule(
        name: name, files: files.map(\.source), compilation: source.compilation,
        resources: resources, bundle: source.bundle, intents: intents, dataModels: models,
        headers: source.headers.declarations,
        package: source.package, imports: needed, root: source.root,
        lease: source.lease, macros: source.macros, clang: source.clang))
  }
}
