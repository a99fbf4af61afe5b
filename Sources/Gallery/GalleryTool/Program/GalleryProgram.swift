import CatalogueManifest
package import DiagnosticRecords
import Dispatch
import Foundation
package import WidgetHost

/// The program that widget code becomes: it describes its widgets and renders them, one a process.
///
/// The tool calls it as `PROGRAM describe OPTIONS OUT` and `PROGRAM render OPTIONS OUT INDEX ID`.
/// Run without arguments it makes the whole gallery by itself.
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
      case "describe"? where arguments.count == 4:
        let options = try ProgramOptions.read(arguments[2])
        // Names and descriptions are localised too.
        hooks.useResources(WidgetResources(options))
        try ProgramDescription(widgets(collect), options).write(arguments[3])
      case "render"? where arguments.count == 6:
        let options = try ProgramOptions.read(arguments[2])
        let resources = WidgetResources(options)
        hooks.useResources(resources)
        let widgets = widgets(collect)
        guard let index = Int(arguments[4]), widgets.indices.contains(index) else { return .usage }
        let run = WidgetRun(
          widget: widgets[index], id: arguments[5], options: options,
          output: URL(fileURLWithPath: arguments[3]), resources: resources, hooks: hooks)
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
    _ collect: @MainActor (_WidgetCollector) -> Void
  ) -> [WidgetDescriptor] {
    let collector = _WidgetCollector()
    collect(collector)
    return collector.widgets
  }

  /// The program as its own tool: `swift run` in a package of widgets.
  @MainActor private static func alone(_ arguments: [String]) async -> ExitCode {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let output = URL(fileURLWithPath: arguments.dropFirst().first ?? "gallery")
    let options = ProgramOptions(date: ProgramOptions.defaultDate)
    let environment = ProcessInfo.processInfo.environment
    let run = GalleryRun(
      program: program, name: program.lastPathComponent, options: options,
      home: ProgramHome(
        settings: options.settings(), settingsFolder: output, inherited: environment))
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
