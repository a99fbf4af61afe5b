package import DiagnosticRecords
import Foundation
import ResourceCatalogs
package import WidgetHost

/// The program that widget code becomes: it describes its widgets and renders them, one a process.
///
/// The tool calls it as `PROGRAM describe OPTIONS OUT SECONDS SKIPPED` and `PROGRAM render OPTIONS
/// OUT INDEX ID SKIPPED FAMILIES ONLY`. SECONDS is what one widget may take to be described,
/// SKIPPED names units that are not to be touched, FAMILIES those that are drawn, with commas; ONLY
/// is the group of units that is touched, among whose widgets INDEX counts. Empty means all.
package enum GalleryProgram {
  /// What the vocabulary adds, which the gallery cannot name.
  package struct Hooks: Sendable {
    /// Called when the widget's resources are known.
    package var useResources: @MainActor @Sendable (WidgetResources) -> Void = { _ in }
    /// What stand-ins have reported since the last call.
    package var drainDiagnostics: @MainActor @Sendable () -> [Diagnostic] = { [] }

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
