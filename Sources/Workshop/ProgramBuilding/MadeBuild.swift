import BuildCaching
import DiagnosticRecords
import Encodings
import Foundation
import ProcessRunning
import ProjectReader
import SourcePreparing

/// Makes and compiles the modules that a project imports and that are not at hand, from the use
/// that its code makes of their names.
struct MadeBuild {
  let project: WidgetProject
  let sdk: BuiltSDK
  let compilers: CompilerBox
  /// The program's folder; what is made is kept in `Made` in it.
  let work: URL
  /// The folder of the compiler's modules of system headers.
  let headers: URL
  /// Modules of ours that the project's code sees, sorted.
  let seen: [String]
  /// What the modules are compiled as.
  var aliases = ModuleAliases()
  /// What headers declare; nil if nothing.
  var declared: HeaderBuild.Outcome?

  /// What became of them.
  struct Outcome: Codable {
    /// How many names each module has.
    var counts: [String: Int] = [:]
    /// Object files of all.
    var objects: [String] = []
    /// What they were made from; empty if there are none.
    var stamps: [String] = []
    /// The files of each module, by its name: those of its own, and of what belongs to no type.
    var sources: [String: [URL]] = [:]
    /// What the compiler said if it could not be brought to take them.
    var errors: [Diagnostic] = []
  }

  private var folder: URL { work.appendingPathComponent("Made") }
  private var record: URL { folder.appendingPathComponent("made.json") }

  /// - Parameter interfaces: where their interfaces are put.
  func run(_ interfaces: URL) throws -> (outcome: Outcome, compilerRan: Bool) {
    guard !missing.isEmpty else { return (Outcome(), false) }
    let use = use
    let (implicit, labelled) = (use.implicitCandidates, use.labelledCalls)
    let probe = NameProbe(
      names: use.candidates(known: nil) + implicit,
      members: Set(use.memberCandidates + use.valueCandidates).union(use.optionalMembers)
        .union(labelled.keys).sorted(),
      functions: labelled, environment: use.environmentCandidates,
      modules: seen + (declared == nil ? [] : [HeaderSources.module]))
    let value = stamp(use, probe)
    if let known = kept, known.stamps == [value], isThere(known, interfaces) {
      return (known, false)
    }
    let files = FileManager.default
    _ = try? files.removeItem(at: folder)
    for needed in [folder, interfaces, headers] {
      try files.createDirectory(at: needed, withIntermediateDirectories: true)
    }
    let answer = try probe.run(
      compilers, sdk, headers: headers, in: folder, interfaces: interfaces,
      readable: project.clang.compactMap(\.headers))
    let modules = MadeModules(
      use, known: answer, seen: Set(seen), implicit: Set(implicit).subtracting(answer.names),
      headers: declared?.types)
    var outcome = Outcome(counts: modules.counts, stamps: [value])
    let names = modules.names.map { ProgramSource(name: $0.name, bytes: Array($0.text.utf8)) }
    try compile(MadeModules.namesModule, names, interfaces, &outcome)
    for module in modules.modules where outcome.errors.isEmpty {
      let source = ProgramSource(name: module.name + ".swift", bytes: Array(module.text.utf8))
      try compile(module.name, [source], interfaces, &outcome)
    }
    for name in missing {
      outcome.sources[name] = [
        source(MadeModules.namesModule, name), source(MadeModules.namesModule, "Members"),
        source(name, name),
      ]
    }
    if outcome.errors.isEmpty { try JSONEncoder().encode(outcome).write(to: record) }
    return (outcome, true)
  }

  private func source(_ module: String, _ file: String) -> URL {
    folder.appendingPathComponent("\(module)/Sources/\(file).swift")
  }

  /// The modules to be made: those that can have a file of their name.
  private var missing: [String] {
    project.missingModules.map(\.name).filter(SwiftCode.isIdentifier)
  }

  /// How the project's files, and those of its modules, use what is not at hand.
  private var use: ModuleUse {
    var use = ModuleUse(
      missing: Set(missing), atHand: Set(project.modules.map(\.name) + seen))
    for (files, compilation) in project.modules.map({ ($0.files, $0.compilation) })
      + [(project.files, project.compilation)]
    {
      let conditions = BuildConditions(
        platform: project.platform, modules: ModuleAvailability(offered: []),
        flags: compilation.flags, languageVersion: compilation.languageMode)
      for file in files {
        use.read(file.prepared, path: file.path, facts: file.facts, conditions: conditions)
      }
    }
    return use
  }

  private var kept: Outcome? {
    (try? Data(contentsOf: record)).flatMap { try? JSONDecoder().decode(Outcome.self, from: $0) }
  }

  private func isThere(_ outcome: Outcome, _ interfaces: URL) -> Bool {
    let modules = [MadeModules.namesModule] + missing
    let paths = modules.map { interfaces.path + "/\(aliases[$0]).swiftmodule" } + outcome.objects
    return paths.allSatisfy(FileManager.default.fileExists)
  }

  /// Changes with what would be asked and made, with the compiler and with our modules.
  private func stamp(_ use: ModuleUse, _ probe: NameProbe) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(compilers.toolchain.fingerprint)
    fingerprint.add(sdk.folder.lastPathComponent)
    fingerprint.add(probe.text)
    for part in declared?.stamps ?? [] { fingerprint.add(part) }
    let all = MadeModules(
      use, known: nil, seen: Set(seen), implicit: Set(use.implicitCandidates),
      headers: declared?.types)
    for file in all.names + all.modules {
      fingerprint.add(file.name)
      fingerprint.add(file.text)
    }
    return fingerprint.text
  }

  /// Rounds in which lines are left out, and after which there is no other.
  private static let rounds = (lines: 6, all: 14)

  /// Compiles one of the modules; what the compiler does not take is left out.
  private func compile(
    _ name: String, _ sources: [ProgramSource], _ interfaces: URL, _ outcome: inout Outcome
  ) throws {
    var sources = sources
    var errors: [Diagnostic] = []
    for round in 0..<Self.rounds.all {
      let call = CompilerCall(
        module: name, compilation: Compilation(flags: []), kind: .library(package: nil), sdk: sdk,
        toolchain: compilers.toolchain, work: folder.appendingPathComponent(name),
        headers: headers, interfaces: interfaces, clang: project.clang, aliases: aliases,
        sources: sources.map(\.name))
      try call.write(sources)
      guard let complaint = try call.compile(compilers, root: call.sourceFolder) else {
        outcome.objects += call.objects
        return
      }
      errors = complaint.diagnostics
      var isChanged = false
      sources = sources.map { source in
        let lines = Set(errors.filter { $0.file == source.name }.compactMap(\.line))
        // Where it does not say what is wrong, anything may be.
        let isSpoken = errors.contains { $0.line != nil && $0.file == source.name }
        guard isSpoken || !errors.contains(where: { $0.line != nil }),
          let text = MadeModules.smaller(
            String(decoding: source.bytes, as: UTF8.self), without: lines,
            isCoarse: round >= Self.rounds.lines)
        else { return source }
        isChanged = true
        return ProgramSource(name: source.name, bytes: Array(text.utf8))
      }
      guard isChanged else { break }
    }
    outcome.errors += errors
  }
}

extension MadeBuild.Outcome {
  /// What was made instead of each module, by its name, as one file to go on from.
  var texts: [String: String] {
    sources.mapValues { files in
      MadeModules.joined(files.compactMap { try? String(contentsOf: $0, encoding: .utf8) })
    }
  }

  /// Says what was made, at the first file that imports any of it.
  func diagnostics(_ project: WidgetProject) -> [Diagnostic] {
    guard let first = project.missingModules.first else { return [] }
    let parts = counts.keys.sorted().map { "\($0) (\(counts[$0] ?? 0))" }
    let total = counts.values.reduce(0, +)
    return [
      Diagnostic(
        .modulesMade,
        "\(total) names of modules that are not at hand are made from their use in "
          + "\(project.name): \(parts.joined(separator: ", ")).", file: first.users.first,
        line: first.line)
    ]
  }
}

extension Rule {
  static let modulesMade = Rule(
    "modules-made", fault: .widget, .note, "Modules were made from the use of their names",
    why: "Code that names them compiles and runs up to where it needs an answer of them.",
    remedy: "Nothing needs to be done unless a widget stops there: then give Swift files that "
      + "stand in for the module.")
}
