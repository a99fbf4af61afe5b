package import BuildCaching
import DiagnosticRecords
import Encodings
import Foundation
package import ProcessRunning
package import ProjectReader
import SourcePreparing
import WidgetSettings

/// Makes an executable gallery program of a project.
///
/// SwiftPM compiles our modules, once per version of their sources; the user's module is then one
/// call of the compiler, and none at all if nothing changed. Builds at the same time wait for one
/// another where they would touch the same files.
package struct ProgramBuilder: Sendable {
  package var home: VitrineHome { didSet { facts = HomeFacts(home, cache, toolchain) } }
  package var toolchain: Toolchain
  package var cache: BuildCache
  /// The environment of the tool, in which our own modules are compiled.
  package var environment: [String: String]
  /// What was found out about files of the project in another program.
  package var taught = HealingLessons()
  /// Told what is being done, from the thread that does it.
  package var say: @Sendable (String) -> Void = { _ in }
  /// The compilers of everything else.
  private let compilers: CompilerBox
  private var facts: HomeFacts

  /// - Parameter isBoxed: Whether compilers of strangers' code are confined.
  package init(
    home: VitrineHome, toolchain: Toolchain, cache: BuildCache, environment: [String: String],
    isBoxed: Bool
  ) {
    compilers = CompilerBox(toolchain, inherited: environment, isBoxed: isBoxed)
    facts = HomeFacts(home, cache, toolchain)
    self.home = home
    self.toolchain = toolchain
    self.cache = cache
    self.environment = environment
  }

  /// Reads the manifests of packages that a project uses.
  package var manifests: ManifestSource {
    .packageManager(
      compilers,
      scratch: cache.workshop(toolchain, for: home.url).appendingPathComponent("manifests"))
  }

  /// Builds one project's program, and once more if what the cache holds may be why it fails.
  ///
  /// - Parameter next: projects that will be built after it; our modules are compiled for all.
  package func build(_ project: WidgetProject, next: [WidgetProject] = []) -> BuiltProgram {
    let start = ContinuousClock.now
    var result = BuiltProgram(
      module: ModuleName.make(
        project.module ?? project.name, modules: home.modules, inner: home.innerModules),
      diagnostics: [], compilerRan: false, seconds: 0)
    do {
      try cache.claim()
      try build([project] + next, &result)
    } catch let failure as SDKBuilder.Failure {
      result.diagnostics += failure.diagnostics
    } catch let problem as CacheProblem {
      result.diagnostics.append(problem.diagnostic)
    } catch {
      result.diagnostics.append(.buildFolderUnusable(error, cache.root.path))
    }
    let elapsed = (ContinuousClock.now - start).components
    result.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    return result
  }

  /// Makes our modules ready.
  var sdks: SDKBuilder {
    SDKBuilder(
      home: home, facts: facts, toolchain: toolchain, cache: cache, environment: environment,
      say: say)
  }

  /// Builds the first of some projects, with modules for all, and with those that it turns out to
  /// need.
  private func build(_ projects: [WidgetProject], _ result: inout BuiltProgram) throws {
    let work = cache.folder(toolchain).appendingPathComponent(
      "programs/" + Self.workName(projects[0], result.module))
    let needed = ModuleList(work)
    var modules = projects.map(imported).reduce(into: needed.names.intersection(offered)) {
      $0.formUnion($1)
    }
    while true {
      do {
        return try build(projects[0], modules, work, &result)
      } catch let more as ModulesNeeded where !more.names.isSubset(of: modules) {
        modules.formUnion(more.names)
        _ = try needed.write(needed.names.union(more.names))
      }
    }
  }

  /// Builds a project with some of our modules.
  private func build(
    _ project: WidgetProject, _ modules: Set<String>, _ work: URL, _ result: inout BuiltProgram
  ) throws {
    let builder = sdks
    var damaged: URL?
    for isLast in [false, true] {
      var attempt = result
      var sdk = try builder.build(modules, besides: damaged)
      let isFault = try build(project, sdk, work, &attempt)
      if isFault, !isLast {
        // Nobody may use what is to be thrown away, so what is held is let go first.
        damaged = sdk.damage == nil ? nil : sdk.folder
        let folders = [work, cache.headers(toolchain)] + (damaged.map { [$0] } ?? [])
        (attempt.leases, result.compilerRan) = ([], true)
        sdk.release()
        for folder in folders { cache.discard(folder) }
        continue
      }
      result = attempt
      if isFault { result.diagnostics = result.diagnostics.map(Self.hinted) }
      return
    }
  }

  /// What is left to try when a second build has failed as the first.
  private static func hinted(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error else { return diagnostic }
    var diagnostic = diagnostic
    let way = "It was tried again with a part of the cache made anew. To empty it: vitrine clean"
    diagnostic.hint = [diagnostic.hint, way].compactMap { $0 }.joined(separator: "\n")
    return diagnostic
  }

  /// Modules of ours that a project's code sees, whether it names them or not.
  private func imported(by project: WidgetProject) -> Set<String> {
    let files = project.files + project.modules.flatMap(\.files)
    let named = files.flatMap { $0.facts.imports.map(\.module) + $0.facts.carriedModules }
    let unnamed = SourcePreparer.kits.filter { !project.platform.missingModules.contains($0) }
    let missing = project.missingModules.map(\.name)
    let made = missing.isEmpty ? [] : [MadeModules.foundation]
    let carried = missing.flatMap(AppleFrameworks.carried)
      .filter { !project.platform.missingModules.contains($0) }
    return Set(
      named + unnamed + made + carried + ["SwiftUI", "WidgetKit", GeneratedSources.additionsModule]
    )
    .intersection(offered)
  }

  /// The modules of ours that code may import.
  private var offered: Set<String> { Set(home.modules.offered) }

  /// The folder for one project and platform; readable, and different for equal names elsewhere.
  private static func workName(_ project: WidgetProject, _ module: String) -> String {
    let identity = [project.folder.path, project.name, project.platform.rawValue]
      .joined(separator: "\n")
    return module + "-" + Fingerprint.short(identity)
  }

  /// - Returns: whether it may have failed because of what an earlier build has left.
  private func build(
    _ project: WidgetProject, _ sdk: BuiltSDK, _ work: URL, _ result: inout BuiltProgram
  ) throws -> Bool {
    let headers = cache.headers(toolchain)
    result.leases = [sdk.lease, try .make(work), try .make(headers)].compactMap { $0 }
    return try FileLock.withLock(work) { try make(project, sdk, work, headers, &result) }
  }

  private func make(
    _ project: WidgetProject, _ sdk: BuiltSDK, _ work: URL, _ headers: URL,
    _ result: inout BuiltProgram
  ) throws -> Bool {
    let bundle = BundleFolder(url: work.appendingPathComponent("Bundle"))
    try bundle.fill(project, module: result.module)
    var builder = LibraryBuild(
      project: project, sdk: sdk, compilers: compilers, work: work, headers: headers,
      additions: facts.additions, seen: imported(by: project).sorted(),
      aliases: ModuleAliases(project, inner: home.innerModules), say: say)
    builder.healing = healing(project, builder)
    let libraries = try builder.run()
    result.compilerRan = result.compilerRan || libraries.compilerRan
    result.made = libraries.made
    guard libraries.isBuilt else {
      result.diagnostics += libraries.errors
      return libraries.isFaultOfCache
    }
    let executable = bundle.url.appendingPathComponent(result.module)
    let name = result.module
    say("Compiling \(project.name)")
    let (interfaces, aliases) = (builder.interfaces, builder.aliases)
    var build = ModuleBuild(
      name: project.name, files: project.files, root: project.root, compilers: compilers,
      foundation: libraries.stamps,
      call: { files in
        let sources = programSources(project, files, hasHeaders: libraries.hasHeaders)
        let call = CompilerCall(
          module: name, compilation: project.compilation,
          kind: .program(objects: libraries.objects), sdk: sdk, toolchain: compilers.toolchain,
          work: work, headers: headers, interfaces: interfaces,
          clang: project.clang, aliases: aliases,
          macros: libraries.macros, sources: sources.map(\.name))
        return (call, sources)
      }, kept: Set(project.startingFiles.map(\.path)), offered: builder.offered,
      made: project.missingModules.map(\.name), madeTypes: libraries.madeTypes,
      madeNames: libraries.madeNames, healing: builder.healing, before: libraries.before,
      program: executable,
      say: { say("\(project.name), \($0)") })
    build.finish = { call in
      _ = try? FileManager.default.removeItem(at: executable)
      try FileManager.default.moveItem(at: call.product, to: executable)
    }
    let outcome = try build.run()
    result.compilerRan = result.compilerRan || outcome.compilerRan
    guard outcome.isBuilt else {
      result.diagnostics += libraries.errors + outcome.errors
      return outcome.isFaultOfCache
    }
    result.diagnostics += libraries.diagnostics
    result.diagnostics += outcome.unchecked.map { [$0] } ?? []
    result.diagnostics += outcome.healed?.diagnostics(project.name) ?? []
    result.healed = libraries.healed + (outcome.healed?.parts ?? [])
    var healed = libraries.before
    healed.add(outcome)
    result.lessons = healed.lessons
    result.diagnostics += outcome.spared.map { [$0.diagnostic(project.name)] } ?? []
    result.diagnostics += MissingSymbols.read(work).map { [$0.diagnostic(project.name)] } ?? []
    result.executable = executable
    let isPlain = outcome.isPlain && result.healed.isEmpty && result.made.isEmpty
    result.code = isPlain ? code(of: project, build) : nil
    return false
  }

  /// What a program is compiled from of which nothing was left out.
  private func code(of project: WidgetProject, _ build: ModuleBuild) -> ProgramCode {
    let (call, sources) = build.call(project.files)
    return ProgramCode(
      sources: sources, modules: project.modules.flatMap(\.files).map(\.prepared),
      surroundings: BuildStamp.value(call, [], on: build.foundation))
  }

  private func healing(_ project: WidgetProject, _ builder: LibraryBuild) -> ProgramHealing {
    ProgramHealing(
      CompileTime(limit: project.settings[.compileLimit]), taught: taught,
      fingerprint: { project.codeFingerprint },
      declaring: { [home] in home.modules(declaring: $0) }
    ) {
      NeededCode(
        program: (programSources(project, project.files, hasHeaders: false), project),
        modules: project.modules.map {
          (builder.sources(of: $0, $0.files, hasHeaders: false), $0)
        })
    }
  }

  /// The program's files and what is generated, with names unique in one folder.
  private func programSources(
    _ project: WidgetProject, _ files: [WidgetProject.SourceFile], hasHeaders: Bool
  ) -> [ProgramSource] {
    let generated = GeneratedSources(
      facts: files.map(\.facts), paths: files.map(\.path), additions: facts.additions,
      intents: project.intents, models: project.written(project.dataModels),
      seesHeaders: hasHeaders && !project.headers.isEmpty,
      assets: project.resources.assetCatalogs.map(\.path),
      strings: project.resources.stringCatalogs, platform: project.platform)
    return ProgramSource.all(files, generated)
  }
}
