import DiagnosticRecords
import Foundation

/// Makes an executable gallery program of a project.
///
/// SwiftPM compiles our modules, once per version of their sources; the user's module is then one
/// call of the compiler, and none at all if nothing changed. Builds at the same time wait for one
/// another where they would touch the same files.
package struct ProgramBuilder: Sendable {
  package var home: VitrineHome
  package var toolchain: Toolchain
  package var cache: BuildCache
  /// The environment for compilers.
  package var environment: [String: String]

  package init(
    home: VitrineHome, toolchain: Toolchain, cache: BuildCache, environment: [String: String]
  ) {
    self.home = home
    self.toolchain = toolchain
    self.cache = cache
    self.environment = environment
  }

  /// Builds one project's program.
  package func build(_ project: WidgetProject) -> BuiltProgram {
    let start = ContinuousClock.now
    let modules = home.modules
    var result = BuiltProgram(
      module: ModuleName.make(project.name, modules: modules), diagnostics: [],
      compilerRan: false, seconds: 0)
    let folder = cache.folder(toolchain, home)
    do {
      let builder = SDKBuilder(
        home: home, toolchain: toolchain, folder: folder, environment: environment)
      let sdk = try builder.build()
      let work = folder.appendingPathComponent("programs/" + Self.workName(project, result.module))
      try FileLock.withLock(work) { try build(project, sdk, work, &result) }
    } catch let failure as SDKBuilder.Failure {
      result.diagnostics += failure.diagnostics
    } catch {
      result.diagnostics.append(.buildFolderUnusable(error, folder.path))
    }
    let elapsed = (ContinuousClock.now - start).components
    result.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    return result
  }

  /// The folder for one project and platform; readable, and different for equal names elsewhere.
  private static func workName(_ project: WidgetProject, _ module: String) -> String {
    let place = project.folder.path + "\n" + project.platform.rawValue
    return module + "-" + Fingerprint.short(place)
  }

  private func build(
    _ project: WidgetProject, _ sdk: BuiltSDK, _ work: URL, _ result: inout BuiltProgram
  ) throws {
    let bundle = BundleFolder(url: work.appendingPathComponent("Bundle"))
    try bundle.fill(project, module: result.module)
    let sources = programSources(project)
    let call = CompilerCall(
      project: project, module: result.module, sdk: sdk, toolchain: toolchain, work: work,
      sources: sources.map(\.name))
    let stamp = BuildStamp(
      file: work.appendingPathComponent("stamp"),
      value: Self.stampValue(call, sources, toolchain))
    let executable = bundle.url.appendingPathComponent(result.module)
    if stamp.isValid, FileManager.default.isExecutableFile(atPath: executable.path) {
      result.executable = executable
      return
    }
    stamp.remove()
    try call.write(sources)
    result.compilerRan = true
    if let errors = try compile(call, root: project.root) {
      result.diagnostics += errors
      return
    }
    _ = try? FileManager.default.removeItem(at: executable)
    try FileManager.default.moveItem(at: call.product, to: executable)
    try stamp.save()
    result.executable = executable
  }

  /// Runs the compiler; what it complained about, or nil if all is well. Complaints without a place
  /// in the source may come from object files of another day: it gets a second chance without.
  private func compile(_ call: CompilerCall, root: URL) throws -> [Diagnostic]? {
    for isLast in [false, true] {
      let outcome = call.run(environment: environment)
      if outcome.succeeded { return nil }
      let output = CompilerOutput(outcome.outputText + outcome.errorText, root: root)
      let errors = output.diagnostics(orElse: .programNotBuilt(outcome))
      if isLast || errors.contains(where: { $0.file != nil }) { return errors }
      try call.clean()
    }
    return nil
  }

  /// The project's files, stubs and what is generated, with names unique in one folder.
  private func programSources(_ project: WidgetProject) -> [ProgramSource] {
    let facts = project.files.map(\.facts)
    var sources = project.files.map {
      ProgramSource(name: ProgramSource.flatName($0.path), bytes: $0.prepared)
    }
    let generated = GeneratedSources(
      facts: facts, paths: project.files.map(\.path), additions: home.foundationAdditions,
      intents: project.intents,
      assets: project.resources.assetCatalogs.map(\.path),
      strings: project.resources.stringCatalogs, platform: project.platform)
    sources += generated.files.map { ProgramSource(name: $0.name, bytes: Array($0.text.utf8)) }
    return sources
  }

  private static func stampValue(
    _ call: CompilerCall, _ sources: [ProgramSource], _ toolchain: Toolchain
  ) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(toolchain.fingerprint)
    for argument in call.arguments { fingerprint.add(argument) }
    for source in sources {
      fingerprint.add(source.name)
      fingerprint.add(source.bytes)
    }
    return fingerprint.text
  }
}
