import Foundation

/// How a Smart Stack turns by relevance (Facts/relevance.md#scores): a score counts beside all that
/// the provider has ever given, at 0 and below a widget never comes to the top, and what is on top
/// stays there until another matters more.
struct SmartStack {
  let secondsBetweenTurns: Double
  /// The kinds of the widgets, in their order.
  let kinds: [String]

  /// A time in which an entry matters.
  private struct Stretch {
    let widget: Int
    let from, to: Date
    let score: Double
  }

  func turns(_ days: [WidgetDay], from start: Date, to end: Date) -> [DayLog.Turn] {
    let highest = highestScores(days)
    let stretches = days.enumerated().flatMap { index, day in
      day.shown.compactMap { Self.stretch($0, of: index) }
        // What matters without a score matters as much as can be.
        + day.relevant.map { interval in
          Stretch(
            widget: index, from: interval.start, to: interval.end,
            score: highest[kinds[index], default: []].last?.score ?? 1)
        }
    }
    var moments = Set(stretches.flatMap { [$0.from, $0.to] })
      .filter { start <= $0 && $0 < end }.union([start]).sorted()[...]
    var turns: [DayLog.Turn] = []
    var turned: Date?
    while let moment = moments.popFirst() {
      let ranks = ranks(stretches, at: moment, highest)
      var top = turns.last?.top
      let current = ranks.first { $0.widget == top }?.relevance ?? 0
      if let first = ranks.first, first.relevance > current {
        let next = turned?.addingTimeInterval(secondsBetweenTurns) ?? moment
        if next <= moment {
          (top, turned) = (first.widget, moment)
        } else if next < moments.first ?? end {
          moments = [next] + moments
        }
      }
      let last = turns.last
      if last == nil ? !ranks.isEmpty : last?.top != top || last?.ranks != ranks {
        turns.append(DayLog.Turn(date: moment, top: top, ranks: ranks))
      }
    }
    return turns
  }

  /// How much each widget matters that does, the most first; of equals the first of the bundle.
  private func ranks(
    _ stretches: [Stretch], at moment: Date, _ highest: [String: [(date: Date, score: Double)]]
  ) -> [DayLog.Rank] {
    var relevances: [Int: Double] = [:]
    for stretch in stretches where stretch.from <= moment && moment < stretch.to {
      let best = highest[kinds[stretch.widget], default: []].last { $0.date <= moment }?.score
      let relevance = stretch.score / max(best ?? 0, stretch.score)
      relevances[stretch.widget] = max(relevances[stretch.widget] ?? 0, relevance)
    }
    return relevances.map { DayLog.Rank(widget: $0, relevance: $1) }
      .sorted { ($1.relevance, $0.widget) < ($0.relevance, $1.widget) }
  }

  private static func stretch(_ shown: WidgetDay.Shown, of widget: Int) -> Stretch? {
    guard let score = shown.score, score > 0, score.isFinite else { return nil }
    var to = shown.to
    if let duration = shown.duration, duration > 0 {
      to = min(to, shown.date.addingTimeInterval(duration))
    }
    return shown.from < to ? Stretch(widget: widget, from: shown.from, to: to, score: score) : nil
  }

  /// By kind, how high the highest score has come when.
  private func highestScores(_ days: [WidgetDay]) -> [String: [(date: Date, score: Double)]] {
    var scores: [String: [(date: Date, score: Double)]] = [:]
    for (kind, day) in zip(kinds, days) {
      for reload in day.reloads {
        guard let score = reload.highestScore, let done = reload.done else { continue }
        scores[kind, default: []].append((done, score))
      }
    }
    return scores.mapValues { scores in
      var highest = -Double.infinity
      return scores.sorted { $0.date < $1.date }.map { date, score in
        highest = max(highest, score)
        return (date, highest)
      }
    }
  }
}
