import Encodings
import Foundation
import ProjectReader
import SourceLexing
import SourcePreparing
import Synchronization

/// What healing the modules of one program shares: what its widgets need of them, and how long
/// compiling has taken.
final class ProgramHealing: Sendable {
  let time: CompileTime
  /// What was found out in another program.
  let taught: HealingLessons
  private let read: @Sendable () -> NeededCode
  private let fingerprint: @Sendable () -> String
  private let declaring: @Sendable (Set<String>) -> Set<String>
  private let needed = Mutex<Set<String>>([])
  private let known = Mutex<(code: NeededCode?, value: String?)>((nil, nil))

  /// - Parameters:
  ///   - time: that compiling may take.
  ///   - taught: what was found out in another program.
  ///   - fingerprint: changes with all code of the program and its modules.
  ///   - declaring: answers which modules of ours declare any of some names.
  ///   - read: finds out what widgets need; called when a module asks for it first.
  init(
    _ time: CompileTime, taught: HealingLessons = HealingLessons(),
    fingerprint: @escaping @Sendable () -> String,
    declaring: @escaping @Sendable (Set<String>) -> Set<String> = { _ in [] },
    _ read: @escaping @Sendable () -> NeededCode
  ) {
    (self.time, self.fingerprint, self.read) = (time, fingerprint, read)
    (self.taught, self.declaring) = (taught, declaring)
  }

  /// Which modules of ours declare any of some names; those that cannot be imported are noted as
  /// needed.
  ///
  /// - Parameter importable: the modules that can.
  func modules(declaring names: Set<String>, importable: [String]) -> Set<String> {
    let modules = declaring(names)
    needed.withLock { $0.formUnion(modules.subtracting(importable)) }
    return modules
  }

  /// Ends a build that names of modules of ours which are not compiled.
  func requireModules() throws(ModulesNeeded) {
    let names = needed.withLock { $0 }
    if !names.isEmpty { throw ModulesNeeded(names: names) }
  }

  var code: NeededCode {
    known.withLock { known in
      let code = known.code ?? read()
      known.code = code
      return code
    }
  }

  /// Changes with all code of the program and its modules.
  var value: String {
    known.withLock { known in
      let value = known.value ?? fingerprint()
      known.value = value
      return value
    }
  }
}

/// A build that cannot go on until more of our modules are compiled: what it comes to must not
/// depend on which others have asked for.
struct ModulesNeeded: Error {
  let names: Set<String>
}

/// What healing has come to in the modules of a program that were built so far.
struct HealedModules: Sendable {
  /// Whether names are missing all over some module.
  private(set) var hasNarrowed = false
  /// Whether anything was left out of a module.
  private(set) var isLacking = false
  private(set) var lessons = HealingLessons()

  mutating func add(_ outcome: ModuleBuild.Outcome) {
    hasNarrowed = hasNarrowed || outcome.hasNarrowed
    isLacking = isLacking || outcome.healed?.parts.isEmpty == false
    if let healed = outcome.healed { lessons.add(healed.lessons) }
  }
}

extension NeededCode {
  /// What the widgets of a program need of it and of its modules, each with its files and what is
  /// generated for them.
  init(
    program: (sources: [ProgramSource], project: WidgetProject),
    modules: [(sources: [ProgramSource], module: SourceModule)]
  ) {
    let starts = Set(program.project.startingFiles.map(\.path))
    let (project, sources) = (program.project, program.sources)
    var files = zip(sources, project.files).map { source, file in
      File(
        path: file.path, outline: Self.outline(source, project.compilation.flags),
        isStart: starts.contains(file.path), isProgram: true)
    }
    let added = sources.dropFirst(project.files.count)
    files += added.filter { !GeneratedSources.closedFiles.contains($0.name) }.map { source in
      File(
        path: source.name, outline: Self.outline(source, project.compilation.flags),
        isStart: true)
    }
    for (sources, module) in modules {
      files += zip(sources, module.files).map { source, file in
        File(
          path: file.path, outline: Self.outline(source, module.compilation.flags),
          isForeign: module.root != nil)
      }
    }
    self.init(files)
    let plugins = project.macros + modules.flatMap(\.module.macros)
    for file in plugins.flatMap(\.modules).flatMap(\.files) {
      _ = need(Self.wordsOfMacro((try? String(contentsOf: file, encoding: .utf8)) ?? ""))
    }
  }

  /// The names that a file of a macro may write, wherever they stand in it.
  private static func wordsOfMacro(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// As it is read while it is healed.
  private static func outline(_ source: ProgramSource, _ flags: [String]) -> SourceOutline {
    let text = SourceText(source.bytes)
    let conditions = BuildConditions(modules: ModuleAvailability(offered: []), flags: flags)
    return SourceOutline(text, isActive: ActiveRegions(text, conditions).isActive)
  }
}

extension WidgetProject {
  /// Changes with all code of the program and its modules.
  var codeFingerprint: String {
    var fingerprint = Fingerprint()
    for file in files + modules.flatMap(\.files) {
      fingerprint.add(file.path)
      file.prepared.withUnsafeBytes { fingerprint.add($0) }
    }
    return fingerprint.text
  }
}
