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

  /// Object files of all modules.
  private(set) var objects: [String] = []
  /// What each module was built from.
  private(set) var stamps: [String] = []
  private(set) var compilerRan = false

  init(
    project: WidgetProject, sdk: BuiltSDK, toolchain: Toolchain, work: URL,
    environment: [String: String], additions: [String]
  ) {
    (self.project, self.sdk, self.toolchain) = (project, sdk, toolchain)
    (self.work, self.environment, self.additions) = (work, environment, additions)
  }

  /// Where the modules' interfaces are; nil if there are no modules.
  var interfaces: URL? {
    project.modules.isEmpty ? nil : work.appendingPathComponent("Interfaces")
  }

  /// Compiles what has changed.
  ///
  /// - Returns: what the compiler complained about in the first module that it refused.
  mutating func run() throws -> [Diagnostic] {
    guard let interfaces else { return [] }
    try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    var known: [String: String] = [:]
    for module in project.modules {
      let sources = sources(of: module)
      let call = call(module, sources)
      let value = BuildStamp.value(call, sources, on: module.imports.compactMap { known[$0] })
      known[module.name] = value
      stamps.append(value)
      objects += call.objects
      let stamp = BuildStamp(file: call.work.appendingPathComponent("stamp"), value: value)
      if stamp.isValid { continue }
      stamp.remove()
      try call.write(sources)
      compilerRan = true
      if let errors = try call.compile(environment: environment, root: project.root) {
        return errors
      }
      try stamp.save()
    }
    return []
  }

  private func call(_ module: SourceModule, _ sources: [ProgramSource]) -> CompilerCall {
    CompilerCall(
      module: module.name, compilation: module.compilation,
      kind: .library(package: module.package), sdk: sdk, toolchain: toolchain,
      work: work.appendingPathComponent("Libraries/" + module.name), interfaces: interfaces,
      sources: sources.map(\.name))
  }

  private func sources(of module: SourceModule) -> [ProgramSource] {
    let generated = GeneratedSources(
      facts: module.files.map(\.facts), additions: additions,
      assets: module.resources.assetCatalogs.map(\.path),
      strings: module.resources.stringCatalogs, platform: project.platform, isLibrary: true)
    return ProgramSource.all(module.files, generated)
  }
}
