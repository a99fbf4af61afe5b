import DiagnosticRecords
import Foundation
import SourcePreparing
import WidgetSettings

/// Finds the widget programs in a Swift package: its targets that declare widgets.
struct PackageReader {
  private let root: URL
  private let request: ReadRequest
  private var result: ReadResult

  /// - Returns: nil if the package cannot be read or has no target with widgets; its folder may
  ///   still hold some.
  static func read(_ root: URL, _ request: ReadRequest) -> ReadResult? {
    var reader = PackageReader(root, request)
    reader.read()
    return reader.result.projects.isEmpty && reader.result.diagnostics.isEmpty
      ? nil : reader.result
  }

  private init(_ root: URL, _ request: ReadRequest) {
    (self.root, self.request) = (root, request)
    result = ReadResult(root: root)
  }

  private mutating func read() {
    let settings = TargetSettings(own: nil, root: root, base: root, request.wishes)
    let platform = settings.values[.platform] ?? .iOS
    let finder = PackageFinder(
      request.packages, pins: PackagePins(around: root), around: [root])
    var packages = PackageShelf([root], finder: finder, request, platform, root: root)
    guard let package = packages.packages.first else {
      result.diagnostics = packages.diagnostics
      return
    }
    let stubs = StandInModules(settings.values, in: settings.folder)
    let targets = package.manifest.targets.map {
      PackageTarget(target: $0, in: package)
    }.filter { declaresWidgets($0, platform) }
    let names = targets.map(\.target.name)
    let choice = TargetChoice(request.wishes[.targets], among: names)
    guard !targets.isEmpty else { return }
    for target in targets where choice.chosen.contains(target.target.name) {
      packages.provide([target.module])
    }
    result.diagnostics += settings.diagnostics + packages.diagnostics + choice.diagnostics
    for target in targets where choice.chosen.contains(target.target.name) {
      var shelf = ModuleShelf()
      for stub in stubs.sources { shelf.add(stub) }
      shelf.add(packages.shelf)
      let macros = packages.shelf[target.module]?.macros ?? []
      add(target, settings, platform, shelf, macros)
    }
  }

  private func declaresWidgets(_ target: PackageTarget, _ platform: TargetPlatform) -> Bool {
    guard let source = target.source(for: platform) else { return false }
    var reader = CodeReader(
      root: root, platform: platform, offered: request.modules, shelf: ModuleShelf())
    return reader.read(source.files, source.compilation).contains { file in
      file.prepared.facts.declaresWidgets
    }
  }

  private mutating func add(
    _ target: PackageTarget, _ settings: TargetSettings, _ platform: TargetPlatform,
    _ shelf: ModuleShelf, _ macros: [MacroSource]
  ) {
    guard let source = target.source(for: platform), let folder = target.folder else { return }
    var program = ProgramReader.Program(
      name: target.target.name, module: target.module, folder: folder, files: source.files,
      resources: source.resources, compilation: source.compilation)
    program.macros = macros
    let code = CodeReader(
      root: root, platform: platform, offered: request.modules, shelf: shelf)
    var reader = ProgramReader(code: code)
    result.projects.append(reader.read(program, settings))
    result.diagnostics += reader.diagnostics
  }
}
