import BuildCaching
import CatalogueManifest
import DiagnosticRecords
import Foundation
import GallerySite
import ProcessRunning
import ProgramBuilding
import ResourceCatalogs

extension Command {
  /// `vitrine doctor`: is everything here that is needed?
  static let doctor = Command(
    name: "doctor", usage: "", summary: "Check the installation and say where things are",
    run: perform)

  /// One finding.
  private struct Finding {
    let name: String
    let value: String
    var remedy: String?
    /// How the command ends if there is a remedy.
    var code = ExitCode.usage

    init(name: String, value: String, remedy: String? = nil) {
      (self.name, self.value, self.remedy) = (name, value, remedy)
    }

    /// A file of ours that cannot be used.
    init(_ name: String, _ problem: Diagnostic) {
      let isNamed = problem.file.map(problem.message.contains) ?? true
      let position = isNamed ? nil : Report.position(of: problem)
      self.init(
        name: name, value: (position.map { $0 + ": " } ?? "") + problem.message,
        remedy: problem.hint ?? "")
      code = .of(problem)
    }
  }

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let findings =
      [
        Finding(name: "vitrine", value: Version.current), compiler(environment), home(environment),
        cache(environment), Finding(name: "sandbox", value: BoxSupport.current.summary),
      ] + themes() + pages(environment)
    for finding in findings {
      Console.line("\(finding.remedy == nil ? "ok " : "!! ") \(finding.name): \(finding.value)")
      if let remedy = finding.remedy { Console.line("    \(remedy)") }
    }
    return findings.filter { $0.remedy != nil }.reduce(.success) { $0.and($1.code) }
  }

  private static func compiler(_ environment: ToolEnvironment) -> Finding {
    guard let toolchain = Toolchain.locate(environment: environment.variables) else {
      return Finding(
        name: "compiler", value: "none",
        remedy: "Install Swift 6.3 or later (swift.org/install), or set VITRINE_SWIFTC.")
    }
    let version = toolchain.version(environment: environment.variables)
    return Finding(
      name: "compiler", value: "\(version ?? "does not start") (\(toolchain.compiler.path))",
      remedy: version == nil ? "Install it anew, or set VITRINE_SWIFTC to another." : nil)
  }

  private static func home(_ environment: ToolEnvironment) -> Finding {
    switch VitrineHome.locate(environment: environment.variables, program: environment.program) {
    case .success(let home): Finding(name: "sources", value: home.url.path)
    case .failure(let missing):
      Finding(
        name: "sources", value: missing.diagnostic.message, remedy: missing.diagnostic.hint ?? "")
    }
  }

  private static func cache(_ environment: ToolEnvironment) -> Finding {
    do {
      let cache = try BuildCache.locate(environment: environment.variables)
      try cache.check()
      return cacheFinding(cache)
    } catch {
      return Finding(name: "cache", value: error.message, remedy: error.hint)
    }
  }

  private static func cacheFinding(_ cache: BuildCache) -> Finding {
    let root = cache.root
    let files = FileManager.default
    var folder = root
    while !files.fileExists(atPath: folder.path), folder.path != "/" {
      folder = folder.deletingLastPathComponent()
    }
    return Finding(
      name: "cache",
      value: root.path + (files.fileExists(atPath: root.path) ? sizes(cache) : " (not made yet)"),
      remedy: files.isWritableFile(atPath: folder.path)
        ? nil : "It cannot be written; set VITRINE_CACHE to another folder.")
  }

  /// ` (320 MB of 1.5 GB: 40 MB our modules, …)`
  private static func sizes(_ cache: BuildCache) -> String {
    let entries = cache.entries
    let parts = CacheEntry.Kind.allCases.compactMap { kind -> String? in
      let size = entries.filter { $0.kind == kind }.map(\.size).reduce(0, +)
      return size > 0 ? "\(CacheLimit.text(size)) \(kind.rawValue)" : nil
    }
    let all = entries.map(\.size).reduce(0, +)
    return " (\(CacheLimit.text(all)) of \(CacheLimit.text(cache.limit))"
      + (parts.isEmpty ? ")" : ": \(parts.joined(separator: ", ")))")
  }

  private static func themes() -> [Finding] {
    let folder = ThemeFolder.standard
    let devices = folder.names(in: "devices")
    let fonts = folder.names(in: "fonts")
    let isComplete = !devices.isEmpty && !fonts.isEmpty
    return [
      Finding(
        name: "themes", value: "\(folder.path): \(Report.count(fonts.count, "font table"))",
        remedy: isComplete ? nil : "The folder is missing; set VITRINE_THEMES to it."),
      Finding(name: "devices", value: devices.joined(separator: ", ")),
      Finding(name: "systems", value: folder.names(in: "systems").joined(separator: ", ")),
    ] + (isComplete ? broken(folder) : [])
  }

  /// Files that are there and cannot be used.
  private static func broken(_ folder: ThemeFolder) -> [Finding] {
    let symbols = SymbolLibrary(folder: folder)
    for name in symbols.names { _ = symbols.drawing(named: name) }
    let problems = Installation.brokenThemes() + symbols.diagnostics
    return problems.reduce(into: [Diagnostic]()) { all, problem in
      if !all.contains(problem) { all.append(problem) }
    }.map { Finding("themes", $0) }
  }

  /// Whether a gallery can be written with the templates.
  private static func pages(_ environment: ToolEnvironment) -> [Finding] {
    var findings = [Finding(name: "pages", value: Installation.site.path)]
    do {
      let work = try WorkFolder()
      defer { work.remove() }
      _ = try RuleList.read()
      // A page is written per widget, so there must be one.
      var manifest = GalleryBuild.emptyManifest([], title: "")
      manifest.widgets = [Widget(id: "a", kind: "a", name: "a", description: "", bundle: "a")]
      try SiteBuilder(
        manifest: manifest, catalogueFolder: work.url,
        siteFolder: Installation.site
      ).build(into: work.url.appendingPathComponent("site"))
    } catch {
      findings += Stop(error).diagnostics.map { Finding("pages", $0) }
    }
    return findings
  }
}
