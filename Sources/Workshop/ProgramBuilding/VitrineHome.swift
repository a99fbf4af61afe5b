import BuildCaching
package import DiagnosticRecords
import Encodings
import FilePaths
package import Foundation
import ProcessRunning
import ProjectReader
import SourceLexing
package import SourcePreparing

/// The checkout of Vitrine, or the files of an installation, whose modules widget code is compiled
/// against.
package struct VitrineHome: Hashable, Sendable {
  package var url: URL
  /// SwiftPM's folder in it, if the running program was built there and our modules with it as
  /// programs need them: optimised, in debug.
  private(set) var scratch: URL?

  package init(_ url: URL) {
    self.url = url.standardizedFileURL
  }

  #if OPTIMISED
    static let isOptimised = true
  #else
    static let isOptimised = false
  #endif

  /// The checkout with what it knows of a program that was built in it: `SCRATCH/PLATFORM/debug/…`.
  func built(_ program: URL?, isOptimised: Bool = Self.isOptimised) -> VitrineHome {
    guard isOptimised, let folder = program?.resolvingSymlinksInPath().deletingLastPathComponent(),
      folder.lastPathComponent == "debug"
    else { return self }
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
    let own = url.resolvingSymlinksInPath().path + "/.build"
    guard scratch.path.hasPrefix(own) else { return self }
    var home = self
    home.scratch = scratch
    return home
  }

  /// Looks at `VITRINE_HOME`, then beside the running program as it is installed, then above it,
  /// then above this source file.
  package static func locate(
    environment: [String: String], program: URL?, source: String = #filePath
  ) -> Result<VitrineHome, MissingHome> {
    if let path = environment["VITRINE_HOME"], !path.isEmpty {
      let url = URL(fileURLWithPath: path)
      guard isHome(url) else { return .failure(MissingHome(given: path)) }
      return .success(VitrineHome(url).built(program))
    }
    if let installed = InstalledFiles.folder(of: program), isHome(installed) {
      return .success(VitrineHome(installed))
    }
    let starts = [program?.resolvingSymlinksInPath(), URL(fileURLWithPath: source)]
    for start in starts.compactMap({ $0 }) {
      if let home = above(start) { return .success(home.built(program)) }
    }
    return .failure(MissingHome(given: nil))
  }

  /// No checkout was found.
  package struct MissingHome: Error, Hashable, Sendable {
    /// What `VITRINE_HOME` said.
    var given: String?

    package var diagnostic: Diagnostic {
      let message =
        given.map { "VITRINE_HOME is \($0), which does not hold Vitrine's Package.swift." }
        ?? "Vitrine's own sources were not found; widget code is compiled against them."
      return Diagnostic(
        .homeNotFound, message,
        hint: "Set VITRINE_HOME to the folder of Vitrine's checkout.")
    }
  }

  private static func above(_ start: URL) -> VitrineHome? {
    var url = start.deletingLastPathComponent()
    while url.path != "/", !url.path.isEmpty {
      if isHome(url) { return VitrineHome(url) }
      url = url.deletingLastPathComponent()
    }
    return nil
  }

  private static func isHome(_ url: URL) -> Bool {
    let manifest = url.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return text.contains("name: \"vitrine\"")
  }

  /// Where an installation has all modules that were compiled ahead from its sources.
  ///
  /// - Parameter version: of the sources.
  func modules(of version: String, for toolchain: Toolchain) -> URL {
    Self.modules(in: url.appendingPathComponent("modules"), of: version, for: toolchain)
  }

  /// The same in another folder than its own.
  static func modules(in folder: URL, of version: String, for toolchain: Toolchain) -> URL {
    folder.appendingPathComponent(Fingerprint.short(toolchain.fingerprint))
      .appendingPathComponent("sdk-" + version.prefix(16))
  }

  /// Modules that widget code may import: the folders of the vocabulary and of each sort of
  /// stand-ins, but for the compiler plug-in.
  package var modules: ModuleAvailability {
    ModuleAvailability(offered: moduleFolders.map(\.lastPathComponent))
  }

  private var moduleFolders: [URL] {
    let vocabulary = url.appendingPathComponent("Sources/Vocabulary")
    let standIns = vocabulary.appendingPathComponent("StandIns")
    let sorts = Self.names(standIns).map { standIns.appendingPathComponent($0) }
    return ([vocabulary] + sorts).flatMap { folder in
      Self.names(folder).filter { $0 != "StandIns" && !$0.hasSuffix("Macros") }
        .map { folder.appendingPathComponent($0) }
    }
  }

  /// Modules that programs are linked with beside those that widget code may import.
  var innerModules: Set<String> {
    let gallery = Self.parts.filter { $0.hasPrefix("Gallery/") }.map {
      url.appendingPathComponent("Sources/" + $0).lastPathComponent
    }
    return Set(Self.names(url.appendingPathComponent("Sources/Engine")) + gallery)
  }

  private static func names(_ folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let path = folder.path + "/" + name
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue && !name.hasPrefix(".")
    }.sorted()
  }

  /// Folders of `Sources` that hold the modules widget code is linked with, and the plug-in.
  private static let parts = [
    "Engine/", "Gallery/CatalogueManifest/", "Gallery/SVGOutput/", "Gallery/WidgetProgram/",
    "Workshop/SourceLexing/", "Vocabulary/",
  ]

  /// All files that the modules are built from, relative to it, sorted.
  var buildInputs: [String] {
    let sources = url.appendingPathComponent("Sources")
    let files = FolderTree.paths(below: sources.path).filter { name in
      Self.parts.contains { name.hasPrefix($0) }
        && ["swift", "c", "h", "modulemap"].contains((name as NSString).pathExtension)
    }
    return ["Package.swift"] + files.map { "Sources/" + $0 }
  }

  /// Folders of the headers of our modules in C, each with a map naming one module; sorted. Who
  /// imports a module that is built upon them needs them too.
  var headerFolders: [URL] {
    buildInputs.filter { $0.hasSuffix("/include/module.modulemap") }
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
  }

  /// Public types of the module that adds to Foundation, sorted.
  var foundationAdditions: [String] {
    let folder = "Sources/Vocabulary/StandIns/Libraries/" + GeneratedSources.additionsModule
    let sources = Self.sources(in: url.appendingPathComponent(folder))
    return Set(sources.flatMap { Self.types(Self.facts($0)) }).sorted()
  }

  /// Those of the modules that widget code may import which declare some of the names, as their
  /// sources say: whether they are compiled does not matter.
  func modules(declaring names: Set<String>) -> Set<String> {
    let words = names.map { Data($0.utf8) }
    let modules = moduleFolders.filter { folder in
      Self.sources(in: folder).contains { source in
        guard words.contains(where: { source.range(of: $0) != nil }) else { return false }
        let facts = Self.facts(source)
        let globals = facts.globals.map { String($0.prefix { $0 != "(" }) }
        return !names.isDisjoint(with: Self.types(facts) + globals)
      }
    }
    return Set(modules.map(\.lastPathComponent))
  }

  private static func sources(in folder: URL) -> some Sequence<Data> {
    SourceListing(folder).swiftFiles.lazy.compactMap {
      try? Data(contentsOf: folder.appendingPathComponent($0))
    }
  }

  private static func facts(_ data: Data) -> FileFacts {
    let source = SourceText([UInt8](data))
    return FileFacts(source, isActive: source.tokens.map { _ in true })
  }

  private static func types(_ facts: FileFacts) -> [String] {
    facts.declarations
      .filter { $0.isTopLevel && $0.isPublic && $0.keyword != "extension" }.map(\.name)
  }
}

extension Rule {
  static let homeNotFound = Rule(
    "home-not-found", fault: .machine, .error, "Vitrine's own sources are not found",
    why: "Widget code is compiled against them.",
    remedy: "Set VITRINE_HOME to the folder of Vitrine's checkout.")
}
