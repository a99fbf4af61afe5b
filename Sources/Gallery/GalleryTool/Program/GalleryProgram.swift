import CatalogueManifest
package import DiagnosticRecords
import Dispatch
import Foundation
import ProjectReader
package import WidgetHost

/// The program that widget code becomes: it describes its widgets and renders them, one a process.
///
/// The tool calls it as `PROGRAM describe OPTIONS OUT SECONDS SKIPPED` and `PROGRAM render OPTIONS
/// OUT INDEX ID SKIPPED`. SECONDS is what one widget may take to be described, SKIPPED names those
/// that are not to be touched. Run without arguments it makes the whole gallery by itself.
package enum GalleryProgram {
  /// What the vocabulary adds, which the gallery cannot name.
  package struct Hooks: Sendable {
    /// Called when the widget's resources are known.
    package var useResources: @MainActor @Sendable (WidgetResources) -> Void = { _ in }
    /// What stand-ins have reported since the last call.
    package var drainDiagnostics: @MainActor @Sendable () -> [Diagnostic] = { [] }

    package init() {}
  }

  /// Runs until the process ends.
  @MainActor package static func run(
    hooks: Hooks = Hooks(), _ collect: @escaping @MainActor (_WidgetCollector) -> Void
  ) -> Never {
    Task { @MainActor in
      let code = await perform(CommandLine.arguments, hooks, collect)
      exit(code.rawValue)
    }
    dispatchMain()
  }

  @MainActor private static func perform(
    _ arguments: [String], _ hooks: Hooks, _ collect: @MainActor (_WidgetCollector) -> Void
  ) async -> ExitCode {
    do {
      switch arguments.dropFirst().first {
      case "describe"? where arguments.count == 6:
        let options = try ProgramOptions.read(arguments[2])
        // Names and descriptions are localised too.
        hooks.useResources(WidgetResources(options))
        let journal = try DescribingJournal(beside: arguments[3])
        let watch = DescribingWatch(seconds: Double(arguments[4]) ?? 0)
        UnitLedger.current.follow = { unit, isOver in
          watch.begin()
          journal.note(unit, isOver: isOver)
        }
        watch.begin()
        let widgets = widgets(collect, without: arguments[5])
        watch.end()
        try ProgramDescription(widgets, options).write(arguments[3])
      case "render"? where arguments.count == 7:
        let options = try ProgramOptions.read(arguments[2])
        let resources = WidgetResources(options)
        hooks.useResources(resources)
        let widgets = widgets(collect, without: arguments[6])
        guard let index = Int(arguments[4]), widgets.indices.contains(index) else { return .usage }
        let run = WidgetRun(
          widget: widgets[index], id: arguments[5], options: options,
          // By its own name, whatever folder widget code goes to.
          output: URL(fileURLWithPath: arguments[3]).resolvingSymlinksInPath(),
          resources: resources, hooks: hooks)
        try await run.perform()
      default: return await alone(arguments)
      }
      return .success
    } catch {
      Console.error("\(error)")
      return .internalError
    }
  }

  @MainActor private static func widgets(
    _ collect: @MainActor (_WidgetCollector) -> Void, without skipped: String
  ) -> [WidgetDescriptor] {
    UnitLedger.current.skipped = Set(skipped.split(separator: ",").map(String.init))
    let collector = _WidgetCollector()
    collect(collector)
    return collector.widgets
  }

  /// The program as its own tool: `swift run` in a package of widgets.
  @MainActor private static func alone(_ arguments: [String]) async -> ExitCode {
    EndingSignals.watch()
    WorkFolder.sweep()
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let output = URL(fileURLWithPath: arguments.dropFirst().first ?? "gallery")
    let options = ProgramOptions(date: ProgramOptions.defaultDate)
    let environment = ProcessInfo.processInfo.environment
    var run = GalleryRun(
      program: program, name: program.lastPathComponent, options: options,
      home: ProgramHome(
        settings: options.settings(), settingsFolder: output, inherited: environment))
    run.box = WidgetBox(
      program: program, options: options, answers: [], reach: nil, variables: environment)
    do {
      let summary = try GalleryBuild.make(
        [run], title: run.name, diagnostics: [],
        output: try OutputFolder(output, kind: .gallery),
        progress: Progress(isShown: Console.isWatched))
      Report.summary(summary, output: output)
      return summary.exitCode
    } catch let stop as Stop {
      Report.diagnostics(stop.diagnostics)
      return stop.exitCode
    } catch {
      if let failure = FileWriteFailure(error) {
        Report.diagnostics([failure.diagnostic])
        return .of(failure.diagnostic)
      }
      Console.error("\(error)")
      return .internalError
    }
  }
}
