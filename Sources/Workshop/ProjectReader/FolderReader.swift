import DiagnosticRecords
package import Foundation
import SourcePreparing
import WidgetSettings

/// Finds the widget programs in a folder of Swift files.
package struct FolderReader {
  private let root: URL
  private let request: ReadRequest
  private var stubs = ModuleShelf()
  private var diagnostics: [Diagnostic] = []

  /// - Parameter root: the folder.
  package static func read(_ root: URL, _ request: ReadRequest) -> ReadResult {
    var reader = FolderReader(root.standardizedFileURL, request)
    var result = ReadResult(root: reader.root)
    result.projects = reader.read()
    result.diagnostics = reader.diagnostics
    return result
  }

  private init(_ root: URL, _ request: ReadRequest) {
    self.root = root
    self.request = request
  }

  private mutating func read() -> [WidgetProject] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return fail(.inputNotFound(root.path)) }
    let settings = readSettings("") ?? ProjectSettings(request.wishes)
    takeStubs(settings, in: root)
    let standIns = StandInModules.folders(in: root).map { StandInModules.folderName + "/" + $0 }
    let listing = SourceListing(
      root, excluding: (settings[.exclude] + standIns).map(PathPattern.init))
    guard !listing.swiftFiles.isEmpty else { return fail(.noSwiftFiles(root.path)) }
    let files = listing.swiftFiles.compactMap { readFile($0, conditions(settings)) }
    let choice = ProgramChoice(
      files: files, settings: settings, targets: ExpoTargets.folders(listing.resources))
    diagnostics += choice.diagnostics
    guard !choice.programs.isEmpty else { return fail(.noWidgetsFound(root.path)) }
    let names = choice.programs.map { self.name(of: $0) }
    let chosen = TargetChoice(request.wishes[.targets], among: names)
    diagnostics += chosen.diagnostics
    return choice.programs.filter { chosen.chosen.contains(name(of: $0)) }
      .map { project($0, files, listing, settings) }
  }

  private func folder(of program: ProgramChoice.Program) -> URL {
    root.appendingPathComponent(program.folder).standardizedFileURL
  }

  private func name(of program: ProgramChoice.Program) -> String {
    folder(of: program).lastPathComponent
  }

  private mutating func takeStubs(_ settings: ProjectSettings, in folder: URL) {
    let found = StandInModules(settings, in: folder)
    for source in found.sources { stubs.replace(source) }
    diagnostics += found.missing.map { .stubMissing($0.module, $0.path) }
  }

  private mutating func fail(_ diagnostic: Diagnostic) -> [WidgetProject] {
    diagnostics.append(diagnostic)
    return []
  }

  private func conditions(_ settings: ProjectSettings) -> BuildConditions {
    BuildConditions(
      platform: platform(settings), modules: code(settings).available,
      flags: compilation(settings).flags, languageVersion: compilation(settings).languageMode)
  }

  private func platform(_ settings: ProjectSettings) -> TargetPlatform {
    settings[.platform] ?? .iOS
  }

  private func compilation(_ settings: ProjectSettings) -> Compilation {
    Compilation(
      flags: ["DEBUG"] + settings[.flags], languageMode: settings[.swiftLanguageMode] ?? 5)
  }

  private func code(_ settings: ProjectSettings) -> CodeReader {
    CodeReader(
      root: root, platform: platform(settings), offered: request.modules, shelf: stubs)
  }

  private mutating func readFile(_ path: String, _ conditions: BuildConditions) -> ReadFile? {
    let file = ReadFile(root.appendingPathComponent(path), path: path, conditions)
    if file == nil {
      diagnostics.append(ReadFile.problem(root.appendingPathComponent(path), path: path))
    }
    return file
  }

  private mutating func readSettings(_ folder: String) -> ProjectSettings? {
    let path = folder.isEmpty ? ProjectSettings.fileName : folder + "/" + ProjectSettings.fileName
    let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
    guard let reader = SettingsReader.read(in: url, named: path) else { return nil }
    diagnostics += reader.diagnostics
    return reader.settings.overridden(by: request.wishes)
  }

  /// The program's files, read again where settings of its own decide otherwise.
  private mutating func owned(
    _ program: ProgramChoice.Program, _ own: ProjectSettings?
  ) -> [ReadFile] {
    guard let own else { return program.files }
    let excluded = own[.exclude].map { PathPattern(program.folder + "/" + $0) }
    return program.files.filter { file in !excluded.contains { $0.matches(file.path) } }
      .compactMap { readFile($0.path, conditions(own)) }
  }

  /// The files that the settings add to a program.
  private mutating func addedFiles(
    _ settings: ProjectSettings, _ folder: String, _ program: ProgramChoice.Program
  ) -> [ReadFile] {
    let known = Set(program.files.map(\.path))
    return settings[.stubs].files.map { folder.isEmpty ? $0 : folder + "/" + $0 }
      .filter { !known.contains($0) }
      .compactMap { readFile($0, conditions(settings)) }
  }

  private mutating func project(
    _ program: ProgramChoice.Program, _ all: [ReadFile], _ listing: SourceListing,
    _ settings: ProjectSettings
  ) -> WidgetProject {
    let folder = folder(of: program)
    var resources = ResourceRoots()
    var foreign = ResourceRoots()
    for path in listing.resources {
      let url = root.appendingPathComponent(path)
      if program.ownsResource(path) { resources.add(url) } else { foreign.add(url) }
    }
    let own = program.folder.isEmpty ? nil : readSettings(program.folder)
    let values = own ?? settings
    if own != nil { takeStubs(values, in: folder) }
    var files =
      owned(program, own) + addedFiles(values, own == nil ? "" : program.folder, program)
    let words: Set<String> = files.reduce(into: []) { $0.formUnion($1.words) }
    let intents = IntentDefinitions(
      resources.intentDefinitions, others: foreign.intentDefinitions, words: words, root: root)
    let known = Set(files.map(\.path))
    let handlers = IntentHandlerFiles.needed(
      by: files, from: all.filter { !known.contains($0.path) }, intents)
    if !handlers.isEmpty {
      diagnostics.append(
        .intentHandlersAdded(handlers.map(\.path), folder.lastPathComponent))
      files = (files + handlers).sorted { $0.path < $1.path }
    }
    var code = code(values)
    let modules = code.modules(importedBy: files)
    let models = DataModels(
      resources.dataModels, others: foreign.dataModels, words: words, root: root)
    for model in models.borrowed { resources.add(model) }
    let absent = MissingModules(files: files, available: code.available, shelf: stubs)
    let missing = MissingModule.joined(absent.modules + code.missing)
    diagnostics += code.diagnostics + absent.diagnostics(missing)
    diagnostics += intents.diagnostics + models.diagnostics
    for module in modules { resources.add(module.resources) }
    return WidgetProject(
      name: folder.lastPathComponent, root: root, folder: folder, files: files.map(\.source),
      modules: modules, missingModules: missing, compilation: compilation(values),
      resources: resources, intents: intents, dataModels: models, settings: values,
      settingsFolder: own == nil ? root : folder, platform: platform(values))
  }
}
