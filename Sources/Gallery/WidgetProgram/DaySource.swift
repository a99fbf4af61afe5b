import DaySimulation
import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SVGOutput
import ViewGraph
import WidgetHost
import WidgetSettings

/// Asks the provider of an instance in the course of simulated days, and keeps what it answers.
@MainActor final class DaySource {
  /// What one of its answers shows.
  struct Content: Hashable {
    /// Index of the reload.
    let reload: Int
    /// Index in the answer.
    let entry: Int
  }

  let subject: DrawnInstance
  let widget: WidgetDescriptor
  let id: String
  /// What was found on the way.
  private(set) var diagnostics: [Diagnostic] = []
  private let drawing: EntryDrawing
  private let run: DayRun
  private let unit: DescribedUnit
  private var answers: [[HostedEntry]] = []
  /// What a Live Activity shows one after another; nil for a widget.
  private var contents: [HostedEntry]?
  /// Seconds that it may still take to answer; one that kept everybody waiting is not given as long
  /// again, and then no more.
  private var patience: Double

  /// So many entries of a timeline are looked at: more than a day of minutes.
  private static let entryLimit = 2000

  init(_ subject: DrawnInstance, of widget: WidgetDescriptor, id: String, run: DayRun) {
    (self.subject, self.widget, self.id, self.run) = (subject, widget, id, run)
    drawing = EntryDrawing(widget, run.resources, run.options)
    patience = run.options.providerSeconds
    let unit = widget.unit ?? DescribedUnit(.widget, 0, name: widget.type)
    self.unit = unit.with(part: "day")
  }

  /// Finds out what a Live Activity shows; false where nobody has said.
  func prepare() async -> Bool {
    guard widget.configuration == .activity else { return true }
    guard
      case .success(let answer) = await guarded({
        await questions(at: run.options.settings[.date]).timeline()
      })
    else {
      return false
    }
    contents = answer.timeline.entries
    return !answer.timeline.entries.isEmpty
  }

  var simulated: SimulatedWidget {
    var widget = SimulatedWidget(
      id: id, kind: widget.kind, instance: subject.name, family: subject.stage.family.name
    ) { await self.ask(at: $0) }
    widget.isActivity = contents != nil
    widget.provider = subject.instance.provider.type
    widget.isProtected = run.options.isProtectedWhenLocked
    widget.usesLocation = run.options.usesLocation
    widget.takesPushes = self.widget.takesPushes
    widget.hasBackgroundLoads = !self.widget.backgroundEvents.isEmpty
    widget.tap = { await self.tap(at: $0) }
    widget.relevance = { await self.relevance() }
    return widget
  }

  /// An entry that was answered; nil for none.
  func entry(_ content: Content) -> HostedEntry? {
    guard answers.indices.contains(content.reload),
      answers[content.reload].indices.contains(content.entry)
    else { return nil }
    return answers[content.reload][content.entry]
  }

  /// What a day is drawn in: the first of its looks, and the same in the other scheme if there is
  /// one.
  var looks: [DrawingPlan.Look] {
    let all = subject.slot.looks(of: .entry, of: subject.instance)
    guard let first = all.first else { return [] }
    return [first] + [all.first { $0.isInOtherScheme(than: first) }].compactMap { $0 }
  }

  /// Draws an entry in one of its looks.
  func draw(
    _ entry: HostedEntry, _ number: Int, in look: DrawingPlan.Look
  ) async -> (drawn: RenderedWidget, picture: SVGPicture) {
    let drawn = await guarded {
      await drawing.draw(entry.view(), on: subject.stage, in: look, .entry(number), at: entry.date)
    }
    let (picture, found) = drawing.picture(of: drawn, prefix: subject.prefix)
    note(drawn.diagnostics + found)
    return (drawn, picture)
  }

  /// Takes note of what is wrong, once.
  private func note(_ found: [Diagnostic]) {
    for var diagnostic in found {
      diagnostic.render = id
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
  }

  /// Performs what the first control performs of what is shown; false where there is none.
  private func tap(at now: Date) async -> Bool {
    guard let entry = answers.last?.last(where: { $0.date <= now }) else { return false }
    guard let look = looks.first else { return false }
    let intents = await PerformableIntents.current.gather { _ = await draw(entry, 0, in: look) }
    guard let perform = intents.first else { return false }
    _ = await guarded { await TimeLimit.answer(within: self.patience) { await perform() } }
    return true
  }

  /// When the instance matters, as far as a device can know that in a simulated day; on watches
  /// only (Facts/relevance.md#contexts).
  private func relevance() async -> [SimulatedContext] {
    guard subject.stage.device.platform == .watchOS else { return [] }
    let provider = subject.instance.provider
    let answer = await guarded {
      await TimeLimit.answer(within: self.patience) { await provider.relevance() }
    }
    return (answer ?? []).filter { $0.instance == nil || $0.instance == subject.instance.id }
      .flatMap(\.contexts).compactMap(\.simulated)
  }

  /// Runs code of the widget's that may end the program or never come to an end.
  func guarded<Value>(_ body: () async -> Value) async -> Value {
    run.journal.note(unit, isOver: false)
    run.watch.begin()
    let value = await body()
    run.watch.end()
    run.journal.note(unit, isOver: true)
    note(run.hooks.drainDiagnostics())
    return value
  }

  private func questions(at now: Date) -> ProviderQuestions {
    ProviderQuestions(
      instance: subject.instance, stage: subject.stage, seconds: patience,
      entryLimit: Self.entryLimit, moment: now)
  }

  /// What a Live Activity shows from now on, the last for good.
  private func next(of contents: [HostedEntry], at now: Date) -> SimulatedAnswer {
    var entry = contents[min(answers.count, contents.count - 1)]
    entry.date = now
    answers.append([entry])
    return .timeline([SimulatedEntry(entry)], .never)
  }

  private func ask(at now: Date) async -> SimulatedAnswer {
    if let contents { return next(of: contents, at: now) }
    guard patience > 0 else {
      answers.append([])
      return .silence("It has not answered before.")
    }
    let answer = await guarded { await questions(at: now).timeline() }
    switch answer {
    case .success(let answer):
      answers.append(answer.timeline.entries)
      return .timeline(
        answer.timeline.entries.map(SimulatedEntry.init), answer.timeline.policy.simulated)
    case .failure(let failure):
      answers.append([])
      note([failure.diagnostic])
      if failure.diagnostic.breaks(.providerTimeout) { patience = patience > 1 ? 1 : 0 }
      return .failure(failure.diagnostic.message)
    }
  }
}

extension SimulatedEntry {
  fileprivate init(_ entry: HostedEntry) {
    self.init(
      date: entry.date, score: entry.relevance.map { Double($0.score) },
      duration: entry.relevance?.duration)
  }
}

extension HostedTimeline.Policy {
  fileprivate var simulated: SimulatedPolicy {
    switch self {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date)
    }
  }
}

extension HostedRelevance.Context {
  /// The same for a simulated day; nil for what nobody knows there.
  fileprivate var simulated: SimulatedContext? {
    switch self {
    case .date(let interval, _):
      // A moment matters for the hour around it.
      .date(
        interval.duration > 0
          ? interval : DateInterval(start: interval.start - 1800, duration: 3600))
    case .sleep("bedtime"): .bedtime
    case .sleep: .wakeup
    case .location, .fitness, .hardware: nil
    }
  }
}
