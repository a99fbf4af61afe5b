import DiagnosticRecords
import FilePaths
import Foundation
import ProcessRunning
import ProjectReader
import SourcePreparing

/// Compiles the modules that a project brings along, one after another, for its program to import
/// and to be linked with.
struct LibraryBuild {
  let project: WidgetProject
  let sdk: BuiltSDK
  let compilers: CompilerBox
  /// The program's folder.
  let work: URL
  /// The folder of the compiler's modules of system headers.
  let headers: URL
  /// Public types of the module that adds to Foundation.
  let additions: [String]
  /// The modules of ours that the project's code sees, sorted.
  let seen: [String]
  /// What modules of the project are compiled as.
  var aliases = ModuleAliases()
  /// What healing the program's modules shares.
  var healing: ProgramHealing?
  /// Told what is being done.
  var say: @Sendable (String) -> Void = { _ in }

  /// What became of them.
  struct Outcome {
    var isBuilt = true
    /// Says what was left out of modules.
    var diagnostics: [Diagnostic] = []
    /// What was left out of files of modules.
    var healed: [HealedPart] = []
    /// What the compiler said, also of what was left out: the program may need it.
    var errors: [Diagnostic] = []
    var compilerRan = false
    /// Object files of all modules.
    var objects: [String] = []
    /// What each module was built from.
    var stamps: [String] = []
    /// Libraries that expand macros of modules.
    var macros: [MacroLibrary] = []
    /// Whether there is a module of what headers declare.
    var hasHeaders = false
    /// What was made instead of modules, by their names, and the types in that.
    var made: [String: String] = [:]
    var madeTypes: Set<String> = []
    var madeNames = MadeNames()
    /// Whether it may have failed because of what an earlier build has left.
    var isFaultOfCache = false
    /// What healing has come to.
    var before = HealedModules()

    /// - Parameter module: its name for people.
    fileprivate mutating func add(_ outcome: ModuleBuild.Outcome, _ module: String) {
      stamps.append(outcome.stamp)
      objects += outcome.objects
      diagnostics += outcome.unchecked.map { [$0] } ?? []
      if let spared = outcome.spared {
        diagnostics.append(spared.diagnostic(module))
        errors += spared.errors
      }
      diagnostics += outcome.healed?.diagnostics(module) ?? []
      healed += outcome.healed?.parts ?? []
      compilerRan = compilerRan || outcome.compilerRan
      isFaultOfCache = isFaultOfCache || outcome.isFaultOfCache
      before.add(outcome)
      isBuilt = isBuilt && outcome.isBuilt
      diagnostics += outcome.refused
      errors += outcome.errors
    }
  }

  /// The modules that a project's code sees beside those of the compiler and made ones.
  var offered: Set<String> { Set(seen + project.modules.map(\.name)) }

  /// Where the modules' interfaces are; nil if there are no modules.
  var interfaces: URL? {
    project.modules.isEmpty && project.missingModules.isEmpty && project.headers.isEmpty
      ? nil : work.appendingPathComponent("Interfaces")
  }

  /// Compiles what has changed, up to the first module that the compiler refuses.
  func run() throws -> Outcome {
    var result = Outcome()
    if let interfaces {
      try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
      removeMaps(in: interfaces)
      try makeModules(interfaces, &result)
      if !result.isBuilt { return result }
    }
    var plugins: [String: String] = [:]
    try add(project.macros, to: &plugins, for: project.name, &result)
    result.stamps += project.macros.compactMap { plugins[$0.name] }
    var stamps: [String: String] = [:]
    let foundation = result.stamps
    var earlier = Set(seen)
    for wave in ModuleWaves(project.modules.map { ($0.name, $0.imports) }).groups {
      let modules = wave.map { project.modules[$0] }
      for module in modules { try add(module.macros, to: &plugins, for: module.name, &result) }
      let outcomes = try compile(modules, after: result, offered: earlier) { module in
        foundation + module.imports.compactMap { stamps[$0] }
          + module.macros.compactMap { plugins[$0.name] }
      }
      for (module, outcome) in zip(modules, outcomes) {
        earlier.insert(module.name)
        stamps[module.name] = outcome.stamp
        result.add(outcome, module.name)
      }
      if !result.isBuilt { return result }
    }
    return result
  }

  /// Compiles modules that do not import one another at the same time.
  ///
  /// - Parameters:
  ///   - offered: the names of those before them. What lies among the interfaces may be older, of
  ///     one that is built upon these.
  ///   - foundation: what a module is built upon.
  private func compile(
    _ modules: [SourceModule], after known: Outcome, offered: Set<String>,
    _ foundation: (SourceModule) -> [String]
  ) throws -> [ModuleBuild.Outcome] {
    let jobs = max(1, ProcessInfo.processInfo.activeProcessorCount / modules.count)
    let foundations = modules.map(foundation)
    return try sideBySide(Array(modules.indices)) { index in
      let module = modules[index]
      let number = (project.modules.firstIndex { $0.name == module.name } ?? 0) + 1
      let task = "\(project.name): module \(number) of \(project.modules.count), \(module.name)"
      say("Compiling \(task)")
      if let source = module.clang, let interfaces {
        return try compile(source, module, interfaces)
      }
      var build = ModuleBuild(
        name: module.name, files: module.files, root: module.root ?? project.root,
        compilers: compilers, foundation: foundations[index],
        call: { files in
          let sources = sources(of: module, files, hasHeaders: known.hasHeaders)
          var call = call(module, sources, known.macros)
          call.jobs = jobs
          call.isWhole = module.root != nil && jobs <= CompilerCall.fewJobs
          return (call, sources)
        }, kept: [], offered: offered, made: project.missingModules.map(\.name),
        madeTypes: known.madeTypes,
        madeNames: known.madeNames,
        isForeign: module.root != nil, healing: healing, say: { say("\(task), \($0)") })
      build.before = known.before
      return try build.run()
    }
  }

  private func compile(
    _ source: ClangSource, _ module: SourceModule, _ interfaces: URL
  ) throws -> ModuleBuild.Outcome {
    let before = project.modules.prefix { $0.name != module.name }
    return try ClangBuild(
      module: module.name, source: source, others: before.compactMap(\.clang),
      compilers: compilers, work: work.appendingPathComponent("Libraries/" + module.name),
      interfaces: interfaces
    ).run()
  }

  /// Makes libraries of plug-ins that are not made yet.
  private func add(
    _ macros: [MacroSource], to plugins: inout [String: String], for module: String,
    _ result: inout Outcome
  ) throws {
    for plugin in macros where plugins[plugin.name] == nil {
      say("Compiling \(project.name): macros \(plugin.name) of \(module)")
      plugins[plugin.name] = try add(plugin, &result)
    }
  }

  /// Makes a library of a plug-in that expands macros.
  ///
  /// - Returns: what it was made from.
  private func add(_ plugin: MacroSource, _ result: inout Outcome) throws -> String {
    let outcome = try MacroBuild(
      plugin: plugin, compilers: compilers,
      work: work.appendingPathComponent("Macros/" + plugin.name),
      headers: headers
    ).run()
    result.macros += outcome.library.map { [$0] } ?? []
    result.diagnostics += outcome.errors
    result.compilerRan = result.compilerRan || outcome.compilerRan
    return outcome.stamp
  }

  /// Takes maps of modules in C away that are no longer the project's: the compiler reads all that
  /// lie among the interfaces, and may not read what those lead to.
  private func removeMaps(in interfaces: URL) {
    let files = FileManager.default
    let modules = Set(project.modules.filter { $0.clang != nil }.map(\.name))
    for name in (try? files.contentsOfDirectory(atPath: interfaces.path)) ?? []
    where !modules.contains(name) {
      let map = interfaces.appendingPathComponent(name + "/module.modulemap")
      if files.fileExists(atPath: map.path) { try? files.removeItem(at: map) }
    }
  }

  /// Makes the module of what headers declare, and those that are made from their use.
  private func makeModules(_ interfaces: URL, _ result: inout Outcome) throws {
    let (declared, refused, declaring) = try HeaderBuild(
      project: project, sdk: sdk, compilers: compilers, work: work, headers: headers, seen: seen
    ).run(interfaces)
    result.hasHeaders = declared != nil
    let made = try MadeBuild(
      project: project, sdk: sdk, compilers: compilers, work: work, headers: headers, seen: seen,
      aliases: aliases, declared: declared
    ).run(interfaces)
    result.compilerRan = declaring || made.compilerRan
    result.objects = (declared?.objects ?? []) + made.outcome.objects
    result.stamps = (declared?.stamps ?? []) + made.outcome.stamps
    result.errors = made.outcome.errors
    result.diagnostics = (refused.map { [$0] } ?? []) + made.outcome.diagnostics(project)
    result.made = made.outcome.texts
    result.madeTypes = MadeModules.types(in: result.made.values)
    result.madeNames = MadeNames(result.made)
    result.isBuilt = made.outcome.errors.isEmpty
  }

  private func call(
    _ module: SourceModule, _ sources: [ProgramSource], _ macros: [MacroLibrary]
  ) -> CompilerCall {
    CompilerCall(
      module: module.name, compilation: module.compilation,
      kind: .library(package: module.package), sdk: sdk, toolchain: compilers.toolchain,
      work: work.appendingPathComponent("Libraries/" + module.name), headers: headers,
      interfaces: interfaces, clang: project.clang, aliases: aliases,
      macros: macros,
      sources: sources.map(\.name))
  }

  /// A module's files and what is generated, with names unique in one folder.
  ///
  /// - Parameter hasHeaders: whether there is a module of what headers declare.
  func sources(
    of module: SourceModule, _ files: [WidgetProject.SourceFile], hasHeaders: Bool
  ) -> [ProgramSource] {
    let generated = GeneratedSources(
      facts: files.map(\.facts), additions: additions, intents: module.intents,
      models: project.written(module.dataModels),
      seesHeaders: hasHeaders && !module.headers.isEmpty,
      assets: module.resources.assetCatalogs.map(\.path),
      strings: module.resources.stringCatalogs, platform: project.platform, isLibrary: true,
      isLinux: module.compilation.isLinux, bundle: module.bundle)
    return ProgramSource.all(files, generated)
  }
}
