package import DaySimulation
package import DiagnosticRecords
package import Foundation
import ResourceCatalogs
package import WidgetHost

/// The program that widget code becomes: it describes its widgets and renders them, one a process,
/// or lets them live through a day.
///
/// The tool calls it as `PROGRAM describe OPTIONS OUT SECONDS SKIPPED`, `PROGRAM render OPTIONS OUT
/// INDEX ID SKIPPED FAMILIES ONLY` and `PROGRAM simulate OPTIONS OUT SECONDS SKIPPED SCENARIO IDS`.
/// SECONDS is what one widget may take to be described or to answer, SKIPPED names units that are
/// not to be touched, FAMILIES those that are drawn, with commas; ONLY is the group of units that
/// is touched, among whose widgets INDEX counts. Empty means all. IDS are `INDEX:ID`, with commas.
package enum GalleryProgram {
  /// What the vocabulary adds, which the gallery cannot name.
  package struct Hooks: Sendable {
    /// Called when the widget's resources are known.
    package var useResources: @MainActor @Sendable (WidgetResources) -> Void = { _ in }
    /// What stand-ins have reported since the last call.
    package var drainDiagnostics: @MainActor @Sendable () -> [Diagnostic] = { [] }
    /// Has all clocks that widget code sees show an instant.
    package var setClock: @MainActor @Sendable (Date) -> Void = { _ in }
    /// What was asked of the device since the last call.
    package var drainNeeds: @MainActor @Sendable () -> ProviderNeeds = { ProviderNeeds() }
    /// Says whether there is a connection, where something would answer.
    package var setOffline: @MainActor @Sendable (Bool) -> Void = { _ in }
    /// Says how far from the location that is given the device is, degrees north and east.
    package var setLocation: @MainActor @Sendable (_ north: Double, _ east: Double) -> Void = {
      _, _ in
    }
    /// Has what background sessions load wait from now on, until it is finished.
    package var holdLoads: @MainActor @Sendable () -> Void = {}
    /// What waits.
    package var pendingLoads: @MainActor @Sendable () -> [PendingLoad] = { [] }
    /// Answers what a session, by its identifier, loads and may by now; returns when its delegate
    /// has heard of it.
    package var finishLoad: @MainActor @Sendable (_ session: String) async -> Void = { _ in }

    package init() {}
  }

  /// How the program ends: its exit code. The tool asks only whether that is 0.
  enum Ending: Int32 {
    case done = 0
    /// It was not started as the tool starts it.
    case misused = 2
    /// What it was to read or to write could not be.
    case failed = 70
  }

  /// Runs until the process ends.
  @MainActor package static func run(
    hooks: Hooks = Hooks(), _ collect: @escaping @MainActor (_WidgetCollector) -> Void
  ) -> Never {
    Task { @MainActor in
      let ending = await perform(CommandLine.arguments, hooks, collect)
      exit(ending.rawValue)
    }
    // `dispatchMain` ends the main thread here, and what is for it runs on another; code that asks
    // whether it is on the main thread would wait for it in vain.
    while RunLoop.main.run(mode: .default, before: .distantFuture) {}
    complain("The main thread is not known as such, so nothing for it is done.")
    exit(Ending.failed.rawValue)
  }

  @MainActor static func perform(
    _ arguments: [String], _ hooks: Hooks, _ collect: @MainActor (_WidgetCollector) -> Void
  ) async -> Ending {
    do {
      switch arguments.dropFirst().first {
      case "describe"? where arguments.count == 6:
        let options = try ProgramOptions.read(arguments[2])
        GivenData.current = GivenData(options.settings)
        // Names and descriptions are localised too.
        let resources = WidgetResources(options)
        hooks.useResources(resources)
        let journal = try DescribingJournal(beside: arguments[3])
        let watch = DescribingWatch(seconds: Double(arguments[4]) ?? 0)
        UnitLedger.current.follow = { unit, isOver in
          watch.begin()
          journal.note(unit, isOver: isOver)
        }
        watch.begin()
        var widgets = widgets(collect, options, without: arguments[5])
        for index in widgets.indices {
          widgets[index] = await widgets[index].configured(within: options.providerSeconds)
        }
        watch.end()
        var description = ProgramDescription(widgets, options)
        description.palette = resources.assets.colorNames(
          resources.system.palette(on: options.base.device.platform))
        try description.write(arguments[3])
      case "simulate"? where arguments.count == 8:
        try await simulate(arguments, hooks, collect)
      case "render"? where arguments.count == 9:
        let options = try ProgramOptions.read(arguments[2])
        GivenData.current = GivenData(options.settings)
        var resources = WidgetResources(options)
        hooks.useResources(resources)
        UnitLedger.current.only = arguments[8].isEmpty ? nil : arguments[8]
        let widgets = widgets(collect, options, without: arguments[6])
        guard let index = Int(arguments[4]), widgets.indices.contains(index) else {
          return .misused
        }
        if widgets[index].configuration == .preview {
          resources.assets.add(AssetCatalog(reading: options.previewCatalogs))
        }
        let run = WidgetRun(
          widget: await widgets[index].configured(within: options.providerSeconds),
          id: arguments[5],
          families: arguments[7].split(separator: ",").map(String.init), options: options,
          // By its own name, whatever folder widget code goes to.
          output: URL(fileURLWithPath: arguments[3]).resolvingSymlinksInPath(),
          resources: resources, hooks: hooks)
        try await run.perform()
      default:
        complain("This program draws widgets for vitrine, which starts it: vitrine build FOLDER")
        return .misused
      }
      return .done
    } catch {
      complain("\(error)")
      return .failed
    }
  }

  @MainActor private static func simulate(
    _ arguments: [String], _ hooks: Hooks, _ collect: @MainActor (_WidgetCollector) -> Void
  ) async throws {
    let options = try ProgramOptions.read(arguments[2])
    GivenData.current = GivenData(options.settings)
    let resources = WidgetResources(options)
    hooks.useResources(resources)
    let widgets = widgets(collect, options, without: arguments[5])
    let run = DayRun(
      options: options, resources: resources, hooks: hooks,
      watch: DescribingWatch(seconds: Double(arguments[4]) ?? 0),
      journal: try DescribingJournal(beside: arguments[3]))
    try await run.perform(
      arguments[6], DayRun.Subject.all(among: widgets, arguments[7]),
      answer: URL(fileURLWithPath: arguments[3]).resolvingSymlinksInPath())
  }

  /// Writes a line for people where whoever started the program looks for it.
  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  @MainActor private static func widgets(
    _ collect: @MainActor (_WidgetCollector) -> Void, _ options: ProgramOptions,
    without skipped: String
  ) -> [WidgetDescriptor] {
    UnitLedger.current.skipped = Set(skipped.split(separator: ",").map(String.init))
    let collector = _WidgetCollector()
    collect(collector)
    InstalledWidgets.take(collector.widgets, base: options.base)
    return collector.widgets
  }
}
