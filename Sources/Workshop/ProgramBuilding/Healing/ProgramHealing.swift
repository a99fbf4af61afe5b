import ProjectReader
import SourceLexing
import SourcePreparing

/// What healing the modules of one program shares: what its widgets need of them, and how long it
/// has taken.
final class ProgramHealing {
  private let read: () -> NeededCode
  /// Whether some module was compiled only as far as widgets need it.
  private(set) var hasNarrowed = false
  /// Seconds of a processor that type checks of healed code have taken.
  var seconds = 0.0

  /// - Parameter read: finds out what widgets need; called when a module asks for it first.
  init(_ read: @escaping () -> NeededCode) { self.read = read }

  lazy var code: NeededCode = {
    hasNarrowed = true
    return read()
  }()
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
    files += sources.dropFirst(project.files.count).map { source in
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
  }

  /// As it is read while it is healed.
  private static func outline(_ source: ProgramSource, _ flags: [String]) -> SourceOutline {
    let text = SourceText(source.bytes)
    let conditions = BuildConditions(modules: ModuleAvailability(offered: []), flags: flags)
    return SourceOutline(text, isActive: ActiveRegions(text, conditions).isActive)
  }
}
