import DiagnosticRecords
import Foundation

/// Compiles the modules that a project brings along, one after another, for its program to import
/// and to be linked with.
struct LibraryBuild {
  let project: WidgetProject
  let sdk: BuiltSDK
  let toolchain: Toolchain
  /// The program's folder.
  let work: URL
  let environment: [String: String]
  /// Public types of the module that adds to Foundation.
  let additions: [String]

  /// What became of them.
  struct Outcome {
    var isBuilt = true
    var diagnostics: [Diagnostic] = []
    var compilerRan = false
    /// Object files of all modules.
    var objects: [String] = []
    /// What each module was built from.
    var stamps: [String] = []
  }

  /// Where the modules' interfaces are; nil if there are no modules.
  var interfaces: URL? {
    project.modules.isEmpty ? nil : work.appendingPathComponent("Interfaces")
  }

  /// Compiles what has changed, up to the first module that the compiler refuses.
  func run() throws -> Outcome {
    var result = Outcome()
    guard let interfaces else { return result }
    try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    var stamps: [String: String] = [:]
    for module in project.modules {
      let build = ModuleBuild(
        name: module.name, files: module.files, root: project.root, environment: environment,
        foundation: module.imports.compactMap { stamps[$0] },
        call: { files in
          let sources = sources(of: module, files)
          return (call(module, sources), sources)
        },
        needed: { FileReach(module.files).paths(from: [], saying: words(around: module)) })
      let outcome = try build.run()
      stamps[module.name] = outcome.stamp
      result.stamps.append(outcome.stamp)
      result.objects += outcome.objects
      result.diagnostics += outcome.diagnostics
      result.compilerRan = result.compilerRan || outcome.compilerRan
      result.isBuilt = outcome.isBuilt
      if !result.isBuilt { return result }
    }
    return result
  }

  /// What the program and the other modules say.
  private func words(around module: SourceModule) -> Set<String> {
    let others = project.modules.filter { $0.name != module.name }.flatMap(\.files)
    return (project.files + others).reduce(into: []) { $0.formUnion($1.words) }
  }

  private func call(_ module: SourceModule, _ sources: [ProgramSource]) -> CompilerCall {
    CompilerCall(
      module: module.name, compilation: module.compilation,
      kind: .library(package: module.package), sdk: sdk, toolchain: toolchain,
      work: work.appendingPathComponent("Libraries/" + module.name), interfaces: interfaces,
      sources: sources.map(\.name))
  }

  private func sources(
    of module: SourceModule, _ files: [WidgetProject.SourceFile]
  ) -> [ProgramSource] {
    let generated = GeneratedSources(
      facts: files.map(\.facts), additions: additions,
      assets: module.resources.assetCatalogs.map(\.path),
      strings: module.resources.stringCatalogs, platform: project.platform, isLibrary: true)
    return ProgramSource.all(files, generated)
  }
}
