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
  /// What the program may know of the place; of each of several there are pictures.
  var locations: [LocationAuthorization] = []
  /// Processes at a time.
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The surroundings of each process.
  var home: ProgramHome
  /// The name widgets are filed under; path-safe.
  var bundle: String
  /// Which widgets to draw.
  var filter = WidgetFilter()
  /// Which part of the widgets to draw; nil for all.
  var shard: Shard?
  /// Ids of the only widgets to draw; nil for all of those.
  var only: Set<String>?
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

  /// A widget, drawn by one process for each answer to what it may know of the place.
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
      // The processes are led to it by a link.
      try? FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      var outcomes = render(tasks, work, output, progress)[...]
      for task in tasks {
        let count = variants(of: task.entry).count
        gather(task, Array(outcomes.prefix(count)), output, &result)
        outcomes = outcomes.dropFirst(count)
      }
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
      for options in [options] + placed { try options.write(file(of: options, in: work.url)) }
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

  /// The options for each of several answers to what may be known of the place.
  private var placed: [ProgramOptions] {
    guard locations.count > 1 else { return [] }
    return locations.map { location in
      var options = options
      options.location = location.rawValue
      return options
    }
  }

  /// The options of each process of a widget; previews and Live Activities ask nobody.
  private func variants(of entry: ProgramDescription.Entry) -> [ProgramOptions] {
    placed.isEmpty || [.preview, .activity].contains(entry.configuration) ? [options] : placed
  }

  private func file(of options: ProgramOptions, in work: URL) -> String {
    work.appendingPathComponent(options.journal("options") + ".json").path
  }

  private var failure: ProcessFailure { ProcessFailure(name: name, sources: sources) }

  /// Asks the program for its widgets.
  private func describe(_ work: URL, _ result: inout Result) -> ProgramDescription? {
    let answer = work.appendingPathComponent("widgets.json").path
    // A link to what is not there yet is followed by some programs and not by others.
    _ = FileManager.default.createFile(atPath: answer, contents: nil)
    let limit = min(30, widgetSeconds)
    let outcome = child("describe", options, work, answer: answer, seconds: limit)
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
    let part = shard.map { Array(tasks[$0.slice(of: tasks.count)]) } ?? tasks
    return only.map { only in part.filter { only.contains($0.id) } } ?? part
  }

  /// Renders all widgets, some at a time; outcomes come in the order of the tasks, each with all
  /// its processes.
  private func render(
    _ tasks: [Task], _ work: URL, _ output: URL, _ progress: Progress
  ) -> [ChildProcess.Outcome?] {
    let parts = tasks.flatMap { task in variants(of: task.entry).map { (task: task, options: $0) } }
    progress.expect(parts.count)
    let outcomes = Gathered<ChildProcess.Outcome?>(count: parts.count)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for (position, (task, options)) in parts.enumerated() {
      queue.addOperation {
        progress.beganWidget(task.entry.name)
        let outcome = child(
          "render", options, work, answer: output.path, ["\(task.index)", task.id],
          seconds: widgetSeconds)
        outcomes.set(outcome, at: position)
        progress.finishedWidget(
          task.entry.name,
          renders: progress.isShown ? RunJournal.renders(output, options.journal(task.id)) : 0)
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return outcomes.all.map { $0 ?? nil }
  }

  /// Runs the program in a folder of its own, which goes away with it.
  ///
  /// - Parameter answer: where it writes.
  private func child(
    _ verb: String, _ options: ProgramOptions, _ work: URL, answer: String,
    _ arguments: [String] = [], seconds: Double
  ) -> ChildProcess.Outcome? {
    let folder = work.appendingPathComponent(
      "place-\(verb)-\(options.journal(arguments.last.map(PathName.slug) ?? ""))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = options.location.flatMap(LocationAuthorization.init) ?? locations.first
    guard let place = try? home.make(folder, for: program, location: location) else { return nil }
    // Widget code can see the words it was started with: they are the same for every process.
    var words = [verb]
    for (name, target) in [("options.json", file(of: options, in: work)), ("answer", answer)] {
      guard let link = try? place.link(name, to: target) else { return nil }
      words.append(link)
    }
    var child = ChildProcess(
      place.program, words + arguments, environment: place.environment, folder: folder,
      timeLimit: seconds)
    child.memoryLimit = memoryCeiling
    return child.run()
  }

  /// Reads what a widget's processes wrote.
  private func gather(
    _ task: Task, _ outcomes: [ChildProcess.Outcome?], _ output: URL, _ result: inout Result
  ) {
    var timelines: [Timeline] = []
    var failed = false
    for (options, outcome) in zip(variants(of: task.entry), outcomes) {
      let found = gather(task, options, outcome, output, &result)
      timelines += found ?? []
      failed = failed || found == nil
    }
    result.widgets.append(widget(task, timelines: timelines, failed: failed))
  }

  /// Reads what one process wrote; nil if it did not come to its end.
  private func gather(
    _ task: Task, _ options: ProgramOptions, _ outcome: ChildProcess.Outcome?, _ output: URL,
    _ result: inout Result
  ) -> [Timeline]? {
    var timelines: [Timeline]?
    for line in RunJournal.read(output: output, name: options.journal(task.id)) {
      switch line {
      case .render(let render): result.renders.append(render)
      case .diagnostic(var diagnostic):
        // What is known of no picture belongs at least to this widget.
        diagnostic.render = diagnostic.render ?? task.id
        diagnostic = diagnostic.located(in: index, widget: task.entry.type)
        // What holds for every answer is said once.
        if placed.isEmpty || !result.diagnostics.contains(diagnostic) {
          result.diagnostics.append(diagnostic)
        }
      case .finished(let found): timelines = found
      }
    }
    result.peakMemory = max(result.peakMemory, outcome?.peakMemory ?? 0)
    if timelines == nil {
      var problem = failure.diagnostic(
        outcome, of: "rendering \(task.entry.name)", limit: widgetSeconds)
      problem.render = task.id
      result.diagnostics.append(problem.located(in: index, widget: task.entry.type))
    }
    return timelines
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
      instances: instances(entry), timelines: timelines, failed: failed)
  }

  /// The widget's instances, once for each answer to what it may know of the place.
  private func instances(_ entry: ProgramDescription.Entry) -> [Widget.Instance] {
    guard variants(of: entry).count > 1 else { return entry.instances }
    return zip(placed, locations).flatMap { options, location in
      entry.instances.map { instance in
        var instance = instance
        instance.id = options.instance(instance.id, isOnly: entry.instances.count == 1)
        instance.title = [instance.title, "Location: \(location.title)"]
          .filter { !$0.isEmpty }.joined(separator: ", ")
        instance.parameters.append(Widget.Parameter(name: "Location", value: location.title))
        return instance
      }
    }
  }
}
