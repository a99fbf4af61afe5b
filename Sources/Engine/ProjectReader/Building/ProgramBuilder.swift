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
  /// The environment of the tool, in which our own modules are compiled.
  package var environment: [String: String]
  /// The compilers of everything else.
  private let compilers: CompilerBox

  /// - Parameter isBoxed: Whether compilers of strangers' code are confined.
  package init(
    home: VitrineHome, toolchain: Toolchain, cache: BuildCache, environment: [String: String],
    isBoxed: Bool
  ) {
    compilers = CompilerBox(toolchain, inherited: environment, isBoxed: isBoxed)
    self.home = home
    self.toolchain = toolchain
    self.cache = cache
    self.environment = environment
  }

  /// Reads the manifests of packages that a project uses.
  package var manifests: ManifestSource {
    .packageManager(
      compilers, scratch: cache.folder(toolchain, home).appendingPathComponent("manifests"))
  }

  /// Builds one project's program.
  ///
  /// - Parameter next: projects that will be built after it; our modules are compiled for all.
  package func build(_ project: WidgetProject, next: [WidgetProject] = []) -> BuiltProgram {
    let start = ContinuousClock.now
    let modules = home.modules
    var result = BuiltProgram(
      module: ModuleName.make(project.module ?? project.name, modules: modules), diagnostics: [],
      compilerRan: false, seconds: 0)
    let folder = cache.folder(toolchain, home)
    do {
      let builder = SDKBuilder(
        home: home, toolchain: toolchain, folder: folder, environment: environment)
      let modules = ([project] + next).map(imported).reduce(into: Set()) { $0.formUnion($1) }
      let sdk = try builder.build(modules)
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

  /// Modules of ours that a project's code sees, whether it names them or not.
  private func imported(by project: WidgetProject) -> Set<String> {
    let files = project.files + project.modules.flatMap(\.files)
    let named = files.flatMap { $0.facts.imports.map(\.module) }
    let unnamed = SourcePreparer.kits.filter { !project.platform.missingModules.contains($0) }
    return Set(named + unnamed + ["SwiftUI", "WidgetKit", GeneratedSources.additionsModule])
      .intersection(home.modules.offered)
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
    let builder = LibraryBuild(
      project: project, sdk: sdk, compilers: compilers, work: work,
      additions: home.foundationAdditions)
    let libraries = try builder.run()
    result.compilerRan = libraries.compilerRan
    guard libraries.isBuilt else {
      result.diagnostics += libraries.errors
      return
    }
    let executable = bundle.url.appendingPathComponent(result.module)
    let name = result.module
    var build = ModuleBuild(
      name: project.name, files: project.files, root: project.root, compilers: compilers,
      foundation: libraries.stamps,
      call: { files in
        let sources = programSources(project, files)
        let call = CompilerCall(
          module: name, compilation: project.compilation,
          kind: .program(objects: libraries.objects), sdk: sdk,
          toolchain: compilers.toolchain, work: work,
          interfaces: builder.interfaces, sources: sources.map(\.name))
        return (call, sources)
      }, kept: Set(project.startingFiles.map(\.path)))
    build.isInPlace = { FileManager.default.isExecutableFile(atPath: executable.path) }
    build.finish = { call in
      _ = try? FileManager.default.removeItem(at: executable)
      try FileManager.default.moveItem(at: call.product, to: executable)
    }
    let outcome = try build.run()
    result.compilerRan = result.compilerRan || outcome.compilerRan
    guard outcome.isBuilt else {
      result.diagnostics += libraries.errors + outcome.errors
      return
    }
    result.diagnostics += libraries.diagnostics
    result.diagnostics += outcome.spared.map { [$0.diagnostic(project.name)] } ?? []
    result.executable = executable
  }

  /// The program's files and what is generated, with names unique in one folder.
  private func programSources(
    _ project: WidgetProject, _ files: [WidgetProject.SourceFile]
  ) -> [ProgramSource] {
    let facts = files.map(\.facts)
    let generated = GeneratedSources(
      facts: facts, paths: files.map(\.path), additions: home.foundationAdditions,
      intents: project.intents,
      assets: project.resources.assetCatalogs.map(\.path),
      strings: project.resources.stringCatalogs, platform: project.platform)
    return ProgramSource.all(files, generated)
  }
}
