import BuildCaching
import CatalogueManifest
import DaySimulation
import DiagnosticRecords
import Foundation
import ProcessRunning
import ProgramBuilding
import ProjectReader
import ResourceCatalogs
import WidgetHost
import WidgetProgram
import WidgetSettings

/// Runs one gallery program: asks what widgets it has and renders each in a process of its own, so
/// that a widget that crashes or hangs costs only its own card.
struct GalleryRun: Sendable {
  let program: URL
  let name: String
  var options: ProgramOptions
  /// What is drawn in before any axis changes it.
  let base: RenderSurroundings
  /// Seconds a widget may take in all.
  var widgetSeconds: Double { options.settings[.timeLimit] }
  /// Bytes at which a widget's process is stopped: far above what a device allows, as drawing
  /// takes its share.
  var memoryCeiling: Int { max(1 << 30, Int(options.settings[.memoryLimit]) << 24) }
  /// What its processes wait for, as do those of all programs that are drawn with it.
  var slots = ProcessSlots(Setting.jobs.usual)
  /// The surroundings of each process.
  var home: ProgramHome
  /// What the ids of its widgets begin with; path-safe, and no other program's of the run.
  var bundle: String
  /// Which widgets to draw.
  var filter = WidgetFilter()
  /// Which part of the widgets to draw; nil for all.
  var shard: Shard?
  /// Ids of the only widgets to draw; nil for all of those.
  var only: Set<String>?
  /// What files are called.
  var naming: FileNaming? { options.naming }
  /// The program's source files, relative to the input.
  var sources: [String] = []
  /// The files of the program and of the project's modules that it is linked with: as the compiler
  /// knows them, and as messages call them.
  var files: [String: String] = [:]
  /// Where in them things are declared.
  var index = SourceIndex()
  /// Findings that its code says are meant so.
  var marks = SourceMarks()
  /// What its processes may do; nil for whatever the user may.
  var box: WidgetBox?
  /// What its code needs and is not at hand.
  var missing: [MissingItem] = []
  /// What the program was compiled from, if that tells what single widgets depend on.
  var code: ProgramCode?
  /// Which files the code of a widget may come to, by the file that declares it.
  var reach: [String: Set<String>] = [:]
  /// Where pictures are found that were drawn before; nil to draw all.
  var store: PictureStore?
  /// Takes those as they are kept there, where they are only read; nil to have them written.
  var stored: StoredFiles?
  /// By what they are found there; nil if they could depend on something that has no name.
  var key: PictureKey?
  /// Keeps the program in the cache until it has run.
  var leases: [CacheLease] = []

  init(program: URL, name: String, options: ProgramOptions, home: ProgramHome) {
    (self.program, self.name, self.options, self.home) = (program, name, options, home)
    bundle = PathName.slug(name)
    base = options.base
  }

  /// What became of it.
  struct Result: Codable, Sendable {
    var widgets: [Widget] = []
    var renders: [Render] = []
    var diagnostics: [Diagnostic] = []
    /// What the code needs and is not at hand.
    var missing: [MissingItem] = []
    /// What its asset catalogs call colours (`Manifest.Bundle.palette`).
    var palette: [String: [String: [String]]]?
    /// Ids of widgets that other parts of the run draw.
    var elsewhere: [String]?
    /// Days that were simulated, one a scenario; nil for none.
    var days: [DayLog]?
    /// The most memory a widget took, bytes.
    var peakMemory = 0

    /// All files that it names, relative to the catalogue.
    var files: [String] { renders.flatMap(\.files) + (days ?? []).flatMap(\.files) }

    /// Adds what became of a widget.
    mutating func add(_ drawn: Result) {
      widgets += drawn.widgets
      renders += drawn.renders
      diagnostics += drawn.diagnostics
      peakMemory = max(peakMemory, drawn.peakMemory)
    }
  }

  /// A widget, drawn by one process or several.
  struct Task: Sendable {
    let id: String
    let widget: DescribedWidget

    var entry: ProgramDescription.Entry { widget.entry }
  }

  /// - Parameter output: The catalogue folder.
  func perform(into output: URL, progress: Progress) -> Result {
    guard let store, let key else { return draw(into: output, progress: progress) }
    let target: any StoredFilesTarget = stored ?? StoredFilesFolder(output)
    if let known = store.restore(key, into: target) { return known }
    let parts = PartStore(store, for: key)
    let result = draw(into: output, parts, progress: progress)
    // What was edited meanwhile may be in the pictures, and goes by another name.
    let isKept = store.key(self) == key
    parts.finish(isKept: isKept)
    if isKept { store.keep(result, key, from: output) }
    return result
  }

  private func draw(
    into output: URL, _ parts: PartStore? = nil, progress: Progress
  ) -> Result {
    begin { work, result in
      let description = describe(work, &result)
      // A widget that is alone needs no other in any case.
      let reach = description.widgets.count > 1 ? code.flatMap(CodeReach.init) : nil
      let tasks = tasks(grouped(description.widgets, reach))
      let drawing = Drawing(
        skipped: description.skipped, work: work, output: output, progress: progress,
        parts: parts?.of(self, reach, count: tasks.count))
      defer { try? FileManager.default.removeItem(at: self.drawing(output)) }
      for drawn in draw(tasks, drawing) { result.add(drawn) }
      checkFirst(tasks, &result)
      simulate(description, tasks, drawing, &result)
      if shard != nil { result.elsewhere = elsewhere(description.widgets, besides: tasks) }
    }
  }

  /// How many pictures it would draw of how many widgets, of each timeline the first entry. What
  /// is wrong with widgets is said when they are drawn.
  func count() -> (pictures: Int, widgets: Int) {
    var count = (pictures: 0, widgets: 0)
    _ = begin { work, result in
      let tasks = tasks(describe(work, &result).widgets)
      count = (tasks.reduce(0) { $0 + $1.entry.shares.reduce(0) { $0 + $1.pictures } }, tasks.count)
    }
    return count
  }

  /// The widgets that would be drawn.
  func list() -> Result {
    begin { work, result in
      let tasks = tasks(describe(work, &result).widgets)
      result.widgets = tasks.filter { $0.widget.problem == nil }.map { widget($0) }
      result.diagnostics += tasks.flatMap(problems)
    }
  }

  /// Makes a folder to work in, and takes it away afterwards.
  func begin(_ body: (URL, inout Result) -> Void) -> Result {
    var result = Result()
    do {
      let work = try WorkFolder()
      defer { work.remove() }
      for options in processes.map(\.options) { try options.write(file(of: options, in: work.url)) }
      body(work.url, &result)
    } catch let stop as Stop {
      result.diagnostics += stop.diagnostics
    } catch {
      result.diagnostics.append(
        Staging.unusable(FileManager.default.temporaryDirectory, error))
    }
    if let naming { result.diagnostics = result.diagnostics.map(naming.shorten) }
    result.missing = missing(in: result)
    return result
  }

  /// The processes that draw a widget: none if it cannot even be described.
  func processes(of widget: DescribedWidget) -> [Process] {
    widget.problem == nil ? processes(of: widget.entry.hostConfiguration) : []
  }

  func file(of options: ProgramOptions, in work: URL) -> String {
    work.appendingPathComponent(options.journal("options") + ".json").path
  }

  /// The widgets to draw. All get their ids first: a filter must not change them.
  func tasks(_ widgets: [DescribedWidget]) -> [Task] {
    let tasks = zip(WidgetIds.of(widgets, in: bundle), widgets)
      .filter { filter.matches(id: $0, names: [$1.entry.kind, $1.entry.name]) }
      .map { Task(id: $0, widget: $1) }
    let part = shard.map { Array(tasks[$0.slice(of: tasks.count)]) } ?? tasks
    return only.map { only in part.filter { only.contains($0.id) } } ?? part
  }

  private func elsewhere(_ widgets: [DescribedWidget], besides tasks: [Task]) -> [String] {
    let own = Set(tasks.map(\.id))
    return WidgetIds.of(widgets, in: bundle).filter { !own.contains($0) }
  }

  /// Why a widget could not be described, or not in whole, as problems of that widget.
  func problems(_ task: Task) -> [Diagnostic] {
    ([task.widget.problem].compactMap { $0 } + task.widget.losses).map {
      var problem = $0
      problem.render = task.id
      return problem
    }
  }

  private func declaration(of type: String) -> Widget.Source? {
    index.declaration(of: type).map { Widget.Source(file: $0.file, line: $0.line) }
  }

  /// The program knows its files by their last name only.
  func inProject(_ source: Widget.Source) -> Widget.Source? {
    let file = sources.first { $0 == source.file || $0.hasSuffix("/" + source.file) }
    return Widget.Source(file: file ?? source.file, line: source.line)
  }

  func widget(_ task: Task, timelines: [Timeline] = [], failed: Bool = false) -> Widget {
    let entry = task.entry
    let source = (entry.source.map(inProject) ?? declaration(of: entry.type)).map {
      Widget.Source(file: naming?.name($0.file) ?? $0.file, line: $0.line)
    }
    var widget = Widget(
      id: task.id, kind: entry.kind, name: entry.name, description: entry.description,
      bundle: bundle, source: source, families: entry.families, configuration: entry.configuration,
      instances: instances(entry), timelines: timelines, failed: failed)
    widget.supportedFamilies = entry.supportedFamilies
    return widget
  }

  /// The widget's instances, once for each process that makes its own.
  private func instances(_ entry: ProgramDescription.Entry) -> [Widget.Instance] {
    var found: [Widget.Instance] = []
    for process in processes(of: entry.hostConfiguration) {
      let axes = process.options.axes
      for instance in entry.instances {
        var instance = instance
        instance.id = axes.instance(instance.id, isOnly: entry.instances.count == 1, base: base)
        if found.contains(where: { $0.id == instance.id }) { continue }
        for (axis, value) in axes.instances(base: base) {
          let (name, title) = VariantAxis.words(for: axis, value)
          instance.title = [instance.title, "\(name): \(title)"].filter { !$0.isEmpty }
            .joined(separator: ", ")
          instance.parameters.append(Widget.Parameter(name: name, value: title))
        }
        found.append(instance)
      }
    }
    return found
  }
}

extension ProgramDescription.Entry {
  /// What it is, as axes know it.
  fileprivate var hostConfiguration: WidgetDescriptor.Configuration {
    WidgetDescriptor.Configuration(rawValue: configuration.rawValue) ?? .static
  }
}
