import CatalogueManifest
import DaySimulation
import Encodings
import Foundation
import ResourceCatalogs
import ViewGraph
import WidgetHost
import WidgetSettings

/// Lets the widgets of a program live through some days under one scenario, and draws what they
/// show: `PROGRAM simulate`.
@MainActor struct DayRun {
  let options: ProgramOptions
  let resources: WidgetResources
  let hooks: GalleryProgram.Hooks
  let watch: DescribingWatch
  let journal: DescribingJournal

  /// A widget that takes part.
  struct Subject {
    let widget: WidgetDescriptor
    let id: String

    /// Those that are named `INDEX:ID`, with commas.
    static func all(among widgets: [WidgetDescriptor], _ names: String) -> [Subject] {
      names.split(separator: ",").compactMap { name in
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let index = Int(parts[0]), widgets.indices.contains(index) else {
          return nil
        }
        return Subject(widget: widgets[index], id: parts[1])
      }
    }
  }

  /// - Parameter answer: Where the log goes; pictures lie beside it.
  func perform(_ scenario: String, _ subjects: [Subject], answer: URL) async throws {
    let scenario = try DayScenario.load(scenario)
    var hooks = DaySimulation.Hooks()
    hooks.setClock = { self.hooks.setClock($0) }
    hooks.setOffline = { self.hooks.setOffline($0) }
    hooks.setLocation = { self.hooks.setLocation($0, $1) }
    hooks.needs = { self.hooks.drainNeeds() }
    hooks.requests = { SystemRequests.current.drain().compactMap(\.simulated) }
    hooks.pendingLoads = {
      self.hooks.pendingLoads().map { SimulatedLoad(session: $0.session, earliest: $0.earliest) }
    }
    self.hooks.holdLoads()
    var sources: [DaySource] = []
    for subject in subjects {
      let widget = await subject.widget.configured(within: options.providerSeconds)
      for source in widget.instances.compactMap({ source($0, of: widget, subject.id) })
      where await source.prepare() {
        sources.append(source)
      }
    }
    hooks.finishLoad = { [sources] in await finish($0, sources) }
    let simulation = DaySimulation(
      scenario, try .load(options.settings[.assumptions]), from: options.settings[.date],
      days: max(1, options.settings[.days]), calendar: resources.calendar,
      seed: options.settings[.seed], hooks: hooks)
    var log = await simulation.run(sources.map(\.simulated))
    for (index, source) in sources.enumerated()
    where options.areDaysShown && options.areDaysDrawn {
      for (look, path) in zip(source.looks, [\WidgetDay.Shown.picture, \.otherPicture]) {
        await draw(source, in: look, &log.widgets[index], as: path, beside: answer)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let found = DayAnswer(log: log, diagnostics: sources.flatMap(\.diagnostics))
    try encoder.encode(found).write(to: answer)
  }

  /// Has code hear of what a session has loaded: the widgets that wait for it, then its delegate.
  private func finish(_ session: String, _ sources: [DaySource]) async {
    var known: Set<String> = []
    let waiting = sources.filter { source in
      source.widget.backgroundEvents.contains { $0.matches(session) }
        && known.insert(source.id).inserted
    }
    for source in waiting {
      await source.guarded {
        for events in source.widget.backgroundEvents where events.matches(session) {
          events.handle(session) {}
        }
      }
    }
    if let first = waiting.first {
      await first.guarded { await hooks.finishLoad(session) }
    } else {
      await hooks.finishLoad(session)
    }
  }

  /// An instance in the first of its families; nil where none is shown.
  private func source(
    _ instance: WidgetInstance, of widget: WidgetDescriptor, _ id: String
  ) -> DaySource? {
    let plan = DrawingPlan(
      of: widget, options.axes, process: options.axes.process(base: options.base),
      base: options.base)
    guard let slot = plan.slots.first, instance.contents.contains(.entry) else { return nil }
    let name = options.axes.instance(
      instance.id, isOnly: widget.instances.count == 1, base: options.base)
    return DaySource(
      DrawnInstance(instance, named: name, of: widget, title: widget.title, at: slot),
      of: widget, id: id, run: self)
  }

  /// Draws each thing that is shown, equal pictures once: at the instant at which the provider was
  /// asked, as the system does.
  ///
  /// - Parameter path: Where the picture's index goes.
  private func draw(
    _ source: DaySource, in look: DrawingPlan.Look, _ day: inout WidgetDay,
    as path: WritableKeyPath<WidgetDay.Shown, Int?>, beside answer: URL
  ) async {
    var known: [DaySource.Content: Int] = [:]
    for index in day.shown.indices {
      let shown = day.shown[index]
      guard let reload = shown.reload, let done = day.reloads[reload].done else { continue }
      let content = DaySource.Content(reload: reload, entry: shown.entry)
      if known[content] == nil {
        guard known.count < options.settings[.entryLimit], let entry = source.entry(content) else {
          continue
        }
        hooks.setClock(done)
        guard
          let picture = await self.picture(entry, content, source, in: look, beside: answer)
        else { continue }
        let same = day.pictures.firstIndex { $0.file == picture.file }
        known[content] = same ?? day.pictures.count
        if same == nil { day.pictures.append(picture) }
      }
      day.shown[index][keyPath: path] = known[content]
    }
  }

  private func picture(
    _ entry: HostedEntry, _ content: DaySource.Content, _ source: DaySource,
    in look: DrawingPlan.Look, beside answer: URL
  ) async -> WidgetDay.Picture? {
    let (drawn, picture) = await source.draw(entry, content.entry, in: look)
    let bytes = PictureFormat.shown.write(picture)
    let hash = SHA256.short(bytes)
    let file = "renders/\(source.id)/days/\(hash).svg"
    let url = answer.deletingLastPathComponent().appendingPathComponent(file)
    if !FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard (try? PlainFile.write(Data(bytes), to: url)) != nil else { return nil }
    }
    return WidgetDay.Picture(
      file: file, hash: hash, scheme: look.scheme, width: Double(drawn.size.width),
      height: Double(drawn.size.height))
  }
}

extension SystemRequests.Request {
  /// What the system does about it in a simulated day; nil for nothing.
  fileprivate var simulated: SimulatedRequest? {
    switch self {
    case .reload(let kind): .reload(kind: kind)
    case .reloadAll: .reloadAll
    case .invalidateRelevance, .invalidateRecommendations, .reloadControls, .reloadAllControls: nil
    }
  }
}
