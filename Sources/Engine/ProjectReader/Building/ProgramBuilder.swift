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

  /// Reads the manifests of packages that a project uses.
  package var manifests: ManifestSource {
    .packageManager(
      toolchain, environment: environment,
      scratch: cache.folder(toolchain, home).appendingPathComponent("manifests"))
  }

  /// Builds one project's program.
  package func build(_ project: WidgetProject) -> BuiltProgram {
    let start = ContinuousClock.now
    let modules = home.modules
    var result = BuiltProgram(
      module: ModuleName.make(project.module ?? project.name, modules: modules), diagnostics: [],
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
    let place = [project.folder.path, project.name, project.platform.rawValue]
      .joined(separator: "\n")
    return module + "-" + Fingerprint.short(place)
  }

  private func build(
    _ project: WidgetProject, _ sdk: BuiltSDK, _ work: URL, _ result: inout BuiltProgram
  ) throws {
    let bundle = BundleFolder(url: work.appendingPathComponent("Bundle"))
    try bundle.fill(project, module: result.module)
    var libraries = LibraryBuild(
      project: project, sdk: sdk, toolchain: toolchain, work: work, environment: environment,
      additions: home.foundationAdditions)
    let errors = try libraries.run()
    result.compilerRan = libraries.compilerRan
    guard errors.isEmpty else {
      result.diagnostics += errors
      return
    }
    let sources = programSources(project)
    let call = CompilerCall(
      module: result.module, compilation: project.compilation,
      kind: .program(objects: libraries.objects), sdk: sdk, toolchain: toolchain, work: work,
      interfaces: libraries.interfaces, sources: sources.map(\.name))
    let stamp = BuildStamp(
      file: work.appendingPathComponent("stamp"),
      value: BuildStamp.value(call, sources, on: libraries.stamps))
    let executable = bundle.url.appendingPathComponent(result.module)
    if stamp.isValid, FileManager.default.isExecutableFile(atPath: executable.path) {
      result.executable = executable
      return
    }
    stamp.remove()
    try call.write(sources)
    result.compilerRan = true
    if let errors = try call.compile(environment: environment, root: project.root) {
      result.diagnostics += errors
      return
    }
    _ = try? FileManager.default.removeItem(at: executable)
    try FileManager.default.moveItem(at: call.product, to: executable)
    try stamp.save()
    result.executable = executable
  }

  /// The project's files, stubs and what is generated, with names unique in one folder.
  private func programSources(_ project: WidgetProject) -> [ProgramSource] {
    let facts = project.files.map(\.facts)
    let generated = GeneratedSources(
      facts: facts, additions: home.foundationAdditions, intents: project.intents,
      assets: project.resources.assetCatalogs.map(\.path),
      strings: project.resources.stringCatalogs, platform: project.platform)
    return ProgramSource.all(project.files, generated)
  }
}
