import DaySimulation
import DiagnosticRecords
import Foundation
import ResourceCatalogs
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
  /// What the widget is called by.
  var title: String { widget.displayName.isEmpty ? widget.kind : widget.displayName }
  private let id: String
  private let run: DayRun
  private let unit: DescribedUnit
  private var answers: [[HostedEntry]] = []
  /// Seconds that it may still take to answer; one that kept everybody waiting is not given as long
  /// again, and then no more.
  private var patience: Double

  /// So many entries of a timeline are looked at: more than a day of minutes.
  private static let entryLimit = 2000

  init(_ subject: DrawnInstance, of widget: WidgetDescriptor, id: String, run: DayRun) {
    (self.subject, self.widget, self.id, self.run) = (subject, widget, id, run)
    patience = run.options.providerSeconds
    let unit = widget.unit ?? DescribedUnit(.widget, 0, name: widget.type)
    self.unit = unit.with(part: "day")
  }

  var simulated: SimulatedWidget {
    var widget = SimulatedWidget(
      id: id, kind: widget.kind, instance: subject.name, family: subject.stage.family.name
    ) { await self.ask() }
    widget.provider = subject.instance.provider.type
    widget.isProtected = run.options.isProtectedWhenLocked
    widget.usesLocation = run.options.usesLocation
    return widget
  }

  /// An entry that was answered; nil for none.
  func entry(_ content: Content) -> HostedEntry? {
    guard answers.indices.contains(content.reload),
      answers[content.reload].indices.contains(content.entry)
    else { return nil }
    return answers[content.reload][content.entry]
  }

  private func ask() async -> SimulatedAnswer {
    guard patience > 0 else {
      answers.append([])
      return .failure("It has not answered before.")
    }
    let questions = ProviderQuestions(
      instance: subject.instance, stage: subject.stage, seconds: patience,
      entryLimit: Self.entryLimit, moment: Date())
    run.journal.note(unit, isOver: false)
    run.watch.begin()
    let answer = await questions.timeline()
    run.watch.end()
    run.journal.note(unit, isOver: true)
    switch answer {
    case .success(let answer):
      answers.append(answer.timeline.entries)
      return .timeline(
        answer.timeline.entries.map {
          SimulatedEntry(
            date: $0.date, score: $0.relevance.map { Double($0.score) },
            duration: $0.relevance?.duration)
        }, answer.timeline.policy.simulated)
    case .failure(let failure):
      answers.append([])
      if failure.diagnostic.breaks(.providerTimeout) { patience = patience > 1 ? 1 : 0 }
      return .failure(failure.diagnostic.message)
    }
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
