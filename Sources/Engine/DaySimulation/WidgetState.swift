import Foundation

/// A widget in the course of a simulated day: what it shows (Facts/timelines.md#entries), and what
/// it waits for (Facts/timelines.md#policies).
struct WidgetState {
  /// A wish to be asked again.
  struct Wish {
    let cause: WidgetDay.Cause
    /// From when on.
    let date: Date
  }

  let widget: SimulatedWidget
  var day: WidgetDay
  var budget: ReloadBudget
  /// Each cause once, with its earliest date.
  private(set) var wishes: [Wish] = []
  /// When the provider was asked last.
  private(set) var asked: Date?
  /// Whether the device has been moved since the widget was seen.
  var hasMoved = false

  /// The entries of the last answer, in order of date, each once.
  private var entries: [(index: Int, entry: SimulatedEntry)] = []
  /// The index of the reload that brought them.
  private var reload: Int?
  /// From when on they are older than their provider wished; nil for never.
  private var due: Date?
  /// From when on what is shown is not yet noted.
  private var since: Date

  init(_ widget: SimulatedWidget, _ budget: ReloadBudget, at start: Date) {
    (self.widget, self.budget, since) = (widget, budget, start)
    day = WidgetDay(
      widget: widget.id, instance: widget.instance, family: widget.family,
      allowance: budget.allowance, isProtected: widget.isProtected, reloads: [], shown: [])
    day.provider = widget.provider
    day.hasBackgroundLoads = widget.hasBackgroundLoads
  }

  /// The wish that is fulfilled first.
  var wish: Wish? { wishes.min { $0.date < $1.date } }

  mutating func wish(_ cause: WidgetDay.Cause, at date: Date) {
    if wishes.contains(where: { $0.cause == cause && $0.date <= date }) { return }
    wishes.removeAll { $0.cause == cause }
    wishes.append(Wish(cause: cause, date: date))
  }

  /// Takes over an answer. What the provider wished for before is void.
  ///
  /// - Parameter retry: Seconds after which one that did not answer is asked again.
  mutating func take(
    _ answer: SimulatedAnswer, of reload: WidgetDay.Reload, retry: TimeInterval
  ) {
    let now = reload.done ?? reload.asked
    var reload = reload
    asked = now
    wishes.removeAll { $0.date <= now || $0.cause == .policy || $0.cause == .retry }
    switch answer {
    case .failure(let reason):
      reload.failure = reason
      wish(.retry, at: now.addingTimeInterval(retry))
    case .silence(let reason): reload.failure = reason
    case .timeline(let entries, let policy):
      note(until: now)
      (self.entries, self.reload) = (Array(zip(entries.indices, entries)), day.reloads.count)
      if day.reloads.allSatisfy({ $0.entries == nil }) {
        day.entries = Array(entries.prefix(WidgetDay.entryLimit))
      }
      reload.entries = entries.count
      reload.policy = policy.name
      reload.highestScore = entries.compactMap(\.score).max()
      switch policy {
      case .atEnd: reload.next = entries.last?.date ?? now
      case .after(let date): reload.next = date
      case .never: break
      }
      due = reload.next.map { max($0, now) }
      if let due { wish(.policy, at: due) }
    }
    day.reloads.append(reload)
  }

  /// Notes what is shown up to a moment.
  mutating func note(until end: Date) {
    while since < end {
      let current = entries.last { $0.entry.date <= since }
      let next = entries.first { $0.entry.date > since }?.entry.date ?? end
      let to = min(next, end)
      var shown = WidgetDay.Shown(
        from: since, to: to, reload: reload, entry: current?.index ?? 0,
        date: current?.entry.date ?? since)
      if let current {
        (shown.score, shown.duration) = (current.entry.score, current.entry.duration)
      } else if var last = day.shown.last {
        // Before its first entry what was there before stays.
        (last.from, last.to) = (since, to)
        shown = last
      } else {
        shown.reload = nil
      }
      shown.staleFrom = due.flatMap { $0 < to ? max($0, since) : nil }
      day.shown.append(shown)
      since = to
    }
  }
}
