import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader

/// Runs one gallery program: asks what widgets it has and renders each in a process of its own, so
/// that a widget that crashes or hangs costs only its own card.
struct GalleryRun: Sendable {
  let program: URL
  let name: String
  let options: ProgramOptions
  /// Seconds a widget may take in all.
  var widgetSeconds = 60.0
  /// Bytes at which a widget's process is stopped: far above what a device allows, as drawing
  /// takes its share.
  var memoryCeiling: Int { max(1 << 30, Int(options.memoryLimit) << 24) }
  /// Widgets drawn at a time.
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The surroundings of each process.
  let home: ProgramHome
  /// The name widgets are filed under; path-safe.
  var bundle: String
  /// Which widgets to draw.
  var filter = WidgetFilter()
  /// Which part of the widgets to draw; nil for all.
  var shard: Shard?
  /// What files are called.
  var place: PlaceName?
  /// The program's source files, relative to the input.
  var sources: [String] = []
  /// Where in them things are declared.
  var index = SourceIndex()

  init(program: URL, name: String, options: ProgramOptions, home: ProgramHome) {
    (self.program, self.name, self.options, self.home) = (program, name, options, home)
    bundle = PathName.slug(name)
  }

  /// What became of it.
  struct Result: Sendable {
    var widgets: [Widget] = []
    var renders: [Render] = []
    var diagnostics: [Diagnostic] = []
    /// The most memory a widget took, bytes.
    var peakMemory = 0
  }

  /// A widget that is to be drawn.
  private struct Task: Sendable {
    /// Its place in the program.
    let index: Int
    let id: String
    let entry: ProgramDescription.Entry
  }

  /// - Parameters:
  ///   - output: The catalogue folder.
  ///   - names: Ids given so far, so that bundles do not collide.
  func perform(into output: URL, names: inout PathNames, progress: Progress) -> Result {
    begin { work, result in
      guard let description = describe(work, &result) else { return }
      let tasks = tasks(description, names: &names)
      progress.expect(tasks.count)
      let outcomes = render(tasks, work, output, progress)
      for (task, outcome) in zip(tasks, outcomes) { gather(task, outcome, output, &result) }
    }
  }

  /// The widgets that would be drawn.
  func list(names: inout PathNames) -> Result {
    begin { work, result in
      guard let description = describe(work, &result) else { return }
      result.widgets = tasks(description, names: &names).map { widget($0) }
    }
  }

  /// Makes a folder to work in, and takes it away afterwards.
  private func begin(_ body: (URL, inout Result) -> Void) -> Result {
    var result = Result()
    do {
      let work = try WorkFolder()
      defer { work.remove() }
      try options.write(work.url.appendingPathComponent("options.json").path)
      body(work.url, &result)
    } catch let stop as Stop {
      result.diagnostics += stop.diagnostics
    } catch {
      result.diagnostics.append(
        Staging.unusable(FileManager.default.temporaryDirectory, error))
    }
    if let place { result.diagnostics = result.diagnostics.map(place.shorten) }
    return result
  }

  private var failure: ProcessFailure { ProcessFailure(name: name, sources: sources) }

  /// Asks the program for its widgets.
  private func describe(_ work: URL, _ result: inout Result) -> ProgramDescription? {
    let answer = work.appendingPathComponent("widgets.json").path
    let limit = min(30, widgetSeconds)
    let outcome = child("describe", work, [answer], seconds: limit)
    guard outcome?.succeeded == true, let description = try? ProgramDescription.read(answer) else {
      result.diagnostics.append(
        failure.diagnostic(outcome, of: "describing its widgets", limit: limit))
      return nil
    }
    result.diagnostics += description.diagnostics.map { $0.located(in: index) }
    return description
  }

  /// The widgets to draw. All get their ids first: a filter must not change them.
  private func tasks(_ description: ProgramDescription, names: inout PathNames) -> [Task] {
    var tasks: [Task] = []
    for (index, entry) in description.widgets.enumerated() {
      let id = names.unique(entry.name)
      guard filter.matches([id, entry.kind, entry.name]) else { continue }
      tasks.append(Task(index: index, id: id, entry: entry))
    }
    return shard.map { Array(tasks[$0.slice(of: tasks.count)]) } ?? tasks
  }

  /// Renders all widgets, some at a time; outcomes come in the order of the tasks.
  private func render(
    _ tasks: [Task], _ work: URL, _ output: URL, _ progress: Progress
  ) -> [ChildProcess.Outcome?] {
    let outcomes = Gathered<ChildProcess.Outcome?>(count: tasks.count)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for (position, task) in tasks.enumerated() {
      queue.addOperation {
        progress.beganWidget(task.entry.name)
        let outcome = child(
          "render", work, [output.path, "\(task.index)", task.id], seconds: widgetSeconds)
        outcomes.set(outcome, at: position)
        progress.finishedWidget(
          task.entry.name, renders: progress.isShown ? RunJournal.renders(output, task.id) : 0)
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return outcomes.all.map { $0 ?? nil }
  }

  /// Runs the program in a home folder of its own, which goes away with it.
  private func child(
    _ verb: String, _ work: URL, _ arguments: [String], seconds: Double
  ) -> ChildProcess.Outcome? {
    let folder = work.appendingPathComponent(
      "home-\(verb)-\(arguments.last.map(PathName.slug) ?? "")")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let environment = try? home.make(folder, for: program) else { return nil }
    let options = work.appendingPathComponent("options.json").path
    var child = ChildProcess(
      program, [verb, options] + arguments, environment: environment, folder: folder,
      timeLimit: seconds)
    child.memoryLimit = memoryCeiling
    return child.run()
  }

  /// Reads what a widget's process wrote.
  private func gather(
    _ task: Task, _ outcome: ChildProcess.Outcome?, _ output: URL, _ result: inout Result
  ) {
    var timelines: [Timeline] = []
    var isFinished = false
    for line in RunJournal.read(output: output, widget: task.id) {
      switch line {
      case .render(let render): result.renders.append(render)
      case .diagnostic(var diagnostic):
        // What is known of no picture belongs at least to this widget.
        diagnostic.render = diagnostic.render ?? task.id
        result.diagnostics.append(diagnostic.located(in: index, widget: task.entry.type))
      case .finished(let found): (timelines, isFinished) = (found, true)
      }
    }
    result.peakMemory = max(result.peakMemory, outcome?.peakMemory ?? 0)
    if !isFinished {
      var problem = failure.diagnostic(
        outcome, of: "rendering \(task.entry.name)", limit: widgetSeconds)
      problem.render = task.id
      result.diagnostics.append(problem.located(in: index, widget: task.entry.type))
    }
    result.widgets.append(widget(task, timelines: timelines, failed: !isFinished))
  }

  private func declaration(of type: String) -> Widget.Source? {
    index.declaration(of: type).map { Widget.Source(file: $0.file, line: $0.line) }
  }

  /// The program knows its files by their last name only.
  private func inProject(_ source: Widget.Source) -> Widget.Source? {
    let file = sources.first { $0 == source.file || $0.hasSuffix("/" + source.file) }
    return Widget.Source(file: file ?? source.file, line: source.line)
  }

  private func widget(_ task: Task, timelines: [Timeline] = [], failed: Bool = false) -> Widget {
    let entry = task.entry
    let source = (entry.source.map(inProject) ?? declaration(of: entry.type)).map {
      Widget.Source(file: place?.name($0.file) ?? $0.file, line: $0.line)
    }
    return Widget(
      id: task.id, kind: entry.kind, name: entry.name, description: entry.description,
      bundle: bundle, source: source, families: entry.families, configuration: entry.configuration,
      instances: entry.instances, timelines: timelines, failed: failed)
  }
}
