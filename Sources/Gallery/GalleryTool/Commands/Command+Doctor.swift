import BuildCaching
import DiagnosticRecords
import Foundation
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
  }

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let findings =
      [
        Finding(name: "vitrine", value: Version.current), compiler(environment), home(environment),
        cache(environment), Finding(name: "sandbox", value: BoxSupport.current.summary),
      ] + themes()
    for finding in findings {
      Console.line("\(finding.remedy == nil ? "ok " : "!! ") \(finding.name): \(finding.value)")
      if let remedy = finding.remedy { Console.line("    \(remedy)") }
    }
    return findings.contains { $0.remedy != nil } ? .usage : .success
  }

  private static func compiler(_ environment: ToolEnvironment) -> Finding {
    guard let toolchain = Toolchain.locate(environment: environment.variables) else {
      return Finding(
        name: "compiler", value: "none",
        remedy: "Install Swift 6.3 or later (swift.org/install), or set VITRINE_SWIFTC.")
    }
    let program = toolchain.binaries.appendingPathComponent("swiftc")
    let outcome = ChildProcess(
      program, ["--version"], environment: environment.variables, timeLimit: 30
    ).run()
    let version = outcome.outputText.split(separator: "\n").first.map(String.init)
    return Finding(
      name: "compiler", value: "\(version ?? "does not start") (\(program.path))",
      remedy: outcome.succeeded ? nil : "It ended with \(outcome.ending).")
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
    var place = root
    while !files.fileExists(atPath: place.path), place.path != "/" {
      place = place.deletingLastPathComponent()
    }
    return Finding(
      name: "cache",
      value: root.path + (files.fileExists(atPath: root.path) ? sizes(cache) : " (not made yet)"),
      remedy: files.isWritableFile(atPath: place.path)
        ? nil : "It cannot be written; set VITRINE_CACHE to another folder.")
  }

  /// ` (320 MB of 2 GB: 40 MB our modules, …)`
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
    let pages = FileManager.default.fileExists(atPath: Installation.site.path)
    return [
      Finding(
        name: "themes", value: "\(folder.path): \(Report.count(fonts.count, "font table"))",
        remedy: isComplete ? nil : "The folder is missing; set VITRINE_THEMES to it."),
      Finding(name: "devices", value: devices.joined(separator: ", ")),
      Finding(
        name: "pages", value: Installation.site.path,
        remedy: pages ? nil : "The folder with the gallery's templates is missing."),
    ]
  }
}
