import DiagnosticRecords
import Foundation
import SourcePreparing
import WidgetSettings

/// Makes a project of a program whose files are known.
struct ProgramReader {
  /// What a target says about its program.
  struct Program {
    /// For people.
    var name: String
    var module: String
    /// The folder whose widgets these are.
    var folder: URL
    /// Swift files.
    var files: [URL]
    var resources: [URL]
    var compilation: Compilation
    /// Property list and entitlements named by settings.
    var infoPlist: URL?
    var entitlements: URL?
    /// The property list that a tool would write, in XML.
    var generatedInfoPlist: Data?
    /// Headers that its code sees without an import.
    var headers = HeaderFiles()
    /// Definitions of intents of other targets.
    var foreignIntents: [URL] = []
    /// Swift files of the targets that handle intents.
    var handlerFiles: [URL] = []
    /// Plug-ins that expand the macros it declares.
    var macros: [MacroSource] = []
    /// The values of build settings, for the property list.
    var values: [String: String] = [:]
  }

  var code: CodeReader
  private var found: [Diagnostic] = []

  /// - Parameter code: reads with all modules of the project.
  init(code: CodeReader) { self.code = code }

  var diagnostics: [Diagnostic] { code.diagnostics + found }

  /// Reads the program's files and the modules they import.
  mutating func read(_ program: Program, _ settings: TargetSettings) -> WidgetProject {
    let values = settings.values
    var compilation = program.compilation
    compilation.flags += values[.flags].filter { !compilation.flags.contains($0) }
    compilation.languageMode = values[.swiftLanguageMode] ?? compilation.languageMode
    let added = values[.stubs].files.map { settings.folder.appendingPathComponent($0) }
    let excluded = values[.exclude].map(PathPattern.init)
    let urls = (program.files + added).filter { url in
      let path = DiskPath.relative(url, to: settings.folder)
      return !excluded.contains { $0.matches(path) }
    }
    var files = code.read(urls.sorted { $0.path < $1.path }, compilation)
    var resources = ResourceRoots()
    resources.infoPlist = program.infoPlist
    for url in program.resources { resources.add(url) }
    let words: Set<String> = files.reduce(into: []) { $0.formUnion($1.words) }
    var intents = IntentDefinitions(
      resources.intentDefinitions, others: program.foreignIntents, words: words, root: code.root)
    if !intents.handling(amongst: words).isEmpty {
      let others = program.handlerFiles.filter { !urls.contains($0) }
      let handlers = IntentHandlerFiles.needed(
        by: files, from: code.read(others, compilation), intents)
      found += handlers.isEmpty ? [] : [.intentHandlersAdded(handlers.map(\.path), program.name)]
      files = (files + handlers).sorted { $0.path < $1.path }
    }
    let modules = code.modules(importedBy: files)
    for module in modules { intents.leave(to: module.intents) }
    let own = MissingModules(files: files, available: code.available, shelf: code.shelf)
    var missing = MissingModule.joined(own.modules + code.missing)
    for index in missing.indices {
      missing[index].headers = code.shelf.headers(of: missing[index].name).declarations
    }
    found += own.diagnostics(missing)
    if let file = program.entitlements, !resources.entitlements.contains(file) {
      resources.entitlements.insert(file, at: 0)
    }
    let models = DataModels(resources.dataModels, root: code.root)
    found += intents.diagnostics + models.diagnostics
    for module in modules { resources.add(module.resources) }
    var project = WidgetProject(
      name: program.name, module: program.module, root: code.root, folder: program.folder,
      files: files.map(\.source), modules: modules, missingModules: missing,
      compilation: compilation,
      resources: resources, intents: intents, dataModels: models, settings: values,
      settingsFolder: settings.folder, platform: code.platform, buildValues: program.values)
    project.generatedInfoPlist = program.generatedInfoPlist
    project.headers = program.headers.declarations
    project.macros = program.macros
    return project
  }
}
