import Encodings
import Foundation
import ProjectReader
import SourceLexing
import SourcePreparing

/// What healing the modules of one program shares: what its widgets need of them, and how long
/// compiling has taken.
final class ProgramHealing {
  let time: CompileTime
  private let read: () -> NeededCode
  private let fingerprint: () -> String
  /// Whether names are missing all over some module.
  var hasNarrowed = false
  /// Whether anything was left out of a module.
  var isLacking = false
  /// What was found out in another program, and in this one.
  let taught: HealingLessons
  var learnt = HealingLessons()

  /// - Parameters:
  ///   - time: that compiling may take.
  ///   - taught: what was found out in another program.
  ///   - fingerprint: changes with all code of the program and its modules.
  ///   - read: finds out what widgets need; called when a module asks for it first.
  init(
    _ time: CompileTime, taught: HealingLessons = HealingLessons(),
    fingerprint: @escaping () -> String, _ read: @escaping () -> NeededCode
  ) {
    (self.time, self.fingerprint, self.read) = (time, fingerprint, read)
    self.taught = taught
  }

  private(set) lazy var code = read()
  /// Reads all code of the program and its modules; nil if anything was left out of a module.
  var wholeCode: (() -> [SourceOutline])? {
    isLacking ? nil : { [self] in code.files.map(\.outline) }
  }
  /// Changes with all code of the program and its modules.
  private(set) lazy var value = fingerprint()
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
        File(path: file.path, outline: Self.outline(source, module.compilation.flags))
      }
    }
    self.init(files)
    let plugins = modules.flatMap(\.module.macros).flatMap(\.modules).flatMap(\.files)
    for file in plugins {
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
