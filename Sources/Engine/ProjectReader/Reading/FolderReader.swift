package import DiagnosticRecords
package import Foundation

/// Finds the widget programs in a folder of Swift files.
package struct FolderReader {
  private let root: URL
  private let modules: ModuleAvailability
  private let platform: TargetPlatform?
  private var diagnostics: [Diagnostic] = []

  /// What was found.
  package struct Result: Sendable {
    /// One per widget extension, in order of their folders.
    package var projects: [WidgetProject]
    package var diagnostics: [Diagnostic]
  }

  /// - Parameters:
  ///   - root: the folder.
  ///   - modules: what widget code can import here.
  ///   - platform: the system to draw for; nil to follow the project's settings.
  package static func read(
    _ root: URL, modules: ModuleAvailability, platform: TargetPlatform? = nil
  ) -> Result {
    var reader = FolderReader(root.standardizedFileURL, modules, platform)
    let projects = reader.read()
    return Result(projects: projects, diagnostics: reader.diagnostics)
  }

  private init(_ root: URL, _ modules: ModuleAvailability, _ platform: TargetPlatform?) {
    self.root = root
    self.modules = modules
    self.platform = platform
  }

  private mutating func read() -> [WidgetProject] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return fail(.inputNotFound(root.path)) }
    let settings = readSettings("") ?? ProjectSettings()
    let listing = FolderListing(root, excluding: settings.exclude.map(PathPattern.init))
    guard !listing.swiftFiles.isEmpty else { return fail(.noSwiftFiles(root.path)) }
    let files = listing.swiftFiles.compactMap { readFile($0, conditions(settings)) }
    let choice = ProgramChoice(files: files, settings: settings)
    diagnostics += choice.diagnostics
    guard !choice.programs.isEmpty else {
      return choice.isConflicting ? [] : fail(.noWidgetsFound(root.path))
    }
    return choice.programs.map { project($0, listing, settings) }
  }

  private mutating func fail(_ diagnostic: Diagnostic) -> [WidgetProject] {
    diagnostics.append(diagnostic)
    return []
  }

  private func conditions(_ settings: ProjectSettings) -> BuildConditions {
    BuildConditions(
      platform: platform ?? settings.platform ?? .iOS, modules: modules,
      flags: ["DEBUG"] + settings.flags, languageVersion: settings.swiftLanguageMode ?? 5)
  }

  private mutating func readFile(_ path: String, _ conditions: BuildConditions) -> ReadFile? {
    let url = root.appendingPathComponent(path)
    guard let data = try? Data(contentsOf: url) else {
      diagnostics.append(.unreadable(path))
      return nil
    }
    let bytes = [UInt8](data)
    let preparer = SourcePreparer(conditions: conditions)
    let prepared = preparer.prepare(bytes, path: url.path, displayPath: path)
    let source = SourceText(bytes)
    let words = source.tokens.lazy.filter { $0.kind == .word }.map { source.text($0) }
    return ReadFile(path: path, prepared: prepared, words: Set(words))
  }

  private mutating func readSettings(_ folder: String) -> ProjectSettings? {
    let path = folder.isEmpty ? ProjectSettings.fileName : folder + "/" + ProjectSettings.fileName
    guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
    let reader = SettingsReader(data, file: path)
    diagnostics += reader.diagnostics
    return reader.settings
  }

  /// The program's files, read again where settings of its own decide otherwise.
  private mutating func owned(
    _ program: ProgramChoice.Program, _ own: ProjectSettings?
  ) -> [ReadFile] {
    guard let own else { return program.files }
    let excluded = own.exclude.map { PathPattern(program.folder + "/" + $0) }
    return program.files.filter { file in !excluded.contains { $0.matches(file.path) } }
      .compactMap { readFile($0.path, conditions(own)) }
  }

  /// The files that the settings add to a program.
  private mutating func stubs(
    _ settings: ProjectSettings, _ folder: String, _ program: ProgramChoice.Program
  ) -> [ReadFile] {
    let known = Set(program.files.map(\.path))
    return settings.stubs.map { folder.isEmpty ? $0 : folder + "/" + $0 }
      .filter { !known.contains($0) }
      .compactMap { readFile($0, conditions(settings)) }
  }

  private mutating func project(
    _ program: ProgramChoice.Program, _ listing: FolderListing, _ settings: ProjectSettings
  ) -> WidgetProject {
    let folder = root.appendingPathComponent(program.folder).standardizedFileURL
    var resources = ResourceRoots()
    var foreign = ResourceRoots()
    for path in listing.resources {
      let url = root.appendingPathComponent(path)
      if program.ownsResource(path) { resources.add(url) } else { foreign.add(url) }
    }
    let own = program.folder.isEmpty ? nil : readSettings(program.folder)
    let files =
      owned(program, own) + stubs(own ?? settings, own == nil ? "" : program.folder, program)
    let intents = IntentDefinitions(
      resources.intentDefinitions, others: foreign.intentDefinitions,
      words: files.reduce(into: []) { $0.formUnion($1.words) }, root: root)
    diagnostics += files.flatMap(\.prepared.diagnostics) + intents.diagnostics
    return WidgetProject(
      name: folder.lastPathComponent, root: root, folder: folder,
      files: files.map { file in
        WidgetProject.SourceFile(
          url: root.appendingPathComponent(file.path), path: file.path,
          prepared: file.prepared.prepared, facts: file.prepared.facts)
      },
      resources: resources, intents: intents, settings: own ?? settings,
      settingsFolder: own == nil ? root : folder,
      platform: platform ?? own?.platform ?? settings.platform ?? .iOS)
  }
}
