import BuildCaching
import DiagnosticRecords
import Encodings
import Foundation
import ProcessRunning
import ProjectReader
import SourcePreparing

/// Compiles a plug-in that expands macros of a package into a library, with the modules that the
/// toolchain brings for its own macros.
struct MacroBuild {
  let plugin: MacroSource
  let compilers: CompilerBox
  /// The folder for what is made.
  let work: URL
  /// The folder of the compiler's modules of others' interfaces.
  let headers: URL

  /// What became of it.
  struct Outcome {
    /// Nil if it does not compile here.
    var library: MacroLibrary?
    var errors: [Diagnostic] = []
    var compilerRan = false
    /// What it was built from.
    var stamp = ""
  }

  /// Why a plug-in was not made, so that this tool need not try again.
  private struct Refusal: Codable {
    var stamp: String
    var error: Diagnostic
  }

  private var refusal: URL { work.appendingPathComponent("refused.json") }
  private var library: URL { work.appendingPathComponent("lib\(plugin.name).so") }

  func run() throws -> Outcome {
    var outcome = Outcome(stamp: stampValue)
    guard let libraries = compilers.toolchain.macroLibraries else {
      outcome.errors = [
        .macrosNotMade(plugin.name, "the toolchain has no SwiftSyntax to build it with")
      ]
      return outcome
    }
    let stamp = BuildStamp(
      file: work.appendingPathComponent("stamp"), value: outcome.stamp, products: [library])
    if !stamp.isValid {
      if let known = refused, known.stamp == outcome.stamp + HealedSources.tool {
        outcome.errors = [known.error]
        return outcome
      }
      stamp.remove()
      outcome.compilerRan = true
      if let error = try compile(libraries) {
        let known = Refusal(stamp: outcome.stamp + HealedSources.tool, error: error)
        try JSONEncoder().encode(known).write(to: refusal, options: .atomic)
        outcome.errors = [error]
        return outcome
      }
      try stamp.save()
    }
    outcome.library = MacroLibrary(module: plugin.name, file: library)
    return outcome
  }

  private var refused: Refusal? {
    (try? Data(contentsOf: refusal)).flatMap { try? JSONDecoder().decode(Refusal.self, from: $0) }
  }

  /// Compiles all modules and links them; what was wrong.
  private func compile(_ libraries: URL) throws -> Diagnostic? {
    let files = FileManager.default
    for folder in [work, headers] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let entry = work.appendingPathComponent(Self.entry + ".swift")
    try Data(Self.entryCode.utf8).write(to: entry)
    let first = MacroSource.Module(name: Self.entry, files: [entry], compilation: Compilation())
    var objects: [String] = []
    for module in [first] + plugin.modules {
      let object = work.path + "/\(module.name).o"
      let outcome = try run(arguments(module, libraries) + ["-c", "-o", object], module.files)
      guard outcome.succeeded else { return .macrosNotMade(plugin.name, outcome) }
      objects.append(object)
    }
    let outcome = try run(linkArguments(libraries) + objects, [])
    return outcome.succeeded ? nil : .macrosNotMade(plugin.name, outcome)
  }

  private func arguments(_ module: MacroSource.Module, _ libraries: URL) -> [String] {
    [
      "-parse-as-library", "-module-name", module.name, "-wmo", "-Onone", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-module-cache-path", headers.path, "-I", libraries.path, "-I",
      work.path, "-emit-module", "-emit-module-path", work.path + "/\(module.name).swiftmodule",
    ] + module.compilation.arguments + (module.package.map { ["-package-name", $0] } ?? [])
  }

  private func linkArguments(_ libraries: URL) -> [String] {
    [
      "-emit-library", "-o", library.path, "-use-ld=lld", "-L", libraries.path, "-Xlinker",
      "-rpath",
      "-Xlinker", libraries.path,
    ]
  }

  private func run(_ arguments: [String], _ files: [URL]) throws -> ChildProcess.Outcome {
    try compilers.run(
      compilers.toolchain.compiler, arguments + files.map(\.path), in: work,
      readable: files.map(\.path), writable: [headers.path], timeLimit: 300)
  }

  /// Changes with the compiler, what it is told, and every file.
  private var stampValue: String {
    var fingerprint = Fingerprint()
    fingerprint.add(compilers.toolchain.fingerprint)
    fingerprint.add(Self.entryCode)
    for module in plugin.modules {
      fingerprint.add(module.name)
      for argument in module.compilation.arguments { fingerprint.add(argument) }
      for file in module.files { fingerprint.add(stateOf: file.path) }
    }
    return fingerprint.text
  }

  /// The module that a plug-in's entry point is declared with. The toolchain has none, as what
  /// loads a library finds macros by their names.
  private static let entry = "SwiftCompilerPlugin"
  private static let entryCode = """
    import SwiftSyntaxMacros

    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }

    extension CompilerPlugin {
      public static func main() {}
    }
    """
}

/// A library that expands macros.
struct MacroLibrary: Hashable {
  /// The module that macros are declared to be in.
  let module: String
  let file: URL

  /// What the compiler is told to load it.
  ///
  /// - Parameter server: runs it beside the compiler.
  func arguments(server: URL) -> [String] {
    ["-load-resolved-plugin", "\(file.path)#\(server.path)#\(module)"].flatMap {
      ["-Xfrontend", $0]
    }
  }
}

extension Diagnostic {
  fileprivate static func macrosNotMade(
    _ plugin: String, _ outcome: ChildProcess.Outcome
  ) -> Diagnostic {
    let errors = CompilerMessage.all(outcome.outputText + outcome.errorText).filter { !$0.isNote }
    let error = errors.first { !$0.text.contains("command failed") } ?? errors.first
    return macrosNotMade(plugin, error?.text ?? "it ended with \(outcome.ending)")
  }

  fileprivate static func macrosNotMade(_ plugin: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .macrosNotMade,
      "Macros of \(plugin) are not expanded, as it does not compile here: \(reason)",
      subject: plugin)
  }
}

extension Rule {
  static let macrosNotMade = Rule(
    "macros-not-made", fault: .widget, .warning, "A package's macros are not expanded",
    why: "The plug-in that writes their code does not compile here, so what they would declare is "
      + "missing.",
    remedy: "Put Swift files that stand in for the package's module into stubs/MODULE beside "
      + "vitrine.json.")
}
