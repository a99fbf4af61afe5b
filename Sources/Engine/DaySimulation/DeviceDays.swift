import Foundation
import ResourceCatalogs

/// How a device is from one moment to another, as a scenario tells of every day.
struct DeviceDays {
  let start, end: Date
  /// By kind, then in order.
  private(set) var spans: [DayLog.Span] = []
  /// What happens, in order; looks among them.
  private(set) var moments: [DayLog.Moment] = []
  private var spansOfKind: [DayLog.Span.Kind: [DayLog.Span]] = [:]
  /// Where it is moved to, in order.
  private var shifts: [Shift] = []

  init(
    _ scenario: DayScenario, _ assumptions: SystemAssumptions, from start: Date, days: Int,
    calendar: Calendar, seed: Int
  ) {
    (self.start, end) = (start, calendar.date(byAdding: .day, value: days, to: start) ?? start)
    // What began on the day before may go on.
    let midnight = calendar.startOfDay(for: start)
    let midnights = (-1...days).map {
      calendar.date(byAdding: .day, value: $0, to: midnight) ?? midnight
    }
    /// The moments of a time of day; one that a day has not is when the clocks are put forward.
    func all(_ time: DailyTime) -> [Date] {
      midnights.map { day in
        let hour = calendar.date(byAdding: .hour, value: time.minutes / 60, to: day) ?? day
        return calendar.date(
          bySettingHour: time.minutes / 60 % 24, minute: time.minutes % 60, second: 0,
          of: time.minutes == 1440 ? hour : day) ?? hour
      }
    }
    func spans(_ kind: DayLog.Span.Kind, _ daily: [DailySpan]) -> [DayLog.Span] {
      daily.flatMap { span in
        zip(all(span.start), all(span.end)).map { from, to in
          let next = calendar.date(byAdding: .day, value: 1, to: to) ?? to
          return DayLog.Span(kind: kind, from: from, to: to <= from ? next : to)
        }
      }
    }
    let foreground = assumptions[.minutesInForeground] * 60
    let opened = scenario.opened.flatMap(all).map {
      DayLog.Span(kind: .foreground, from: $0, to: $0.addingTimeInterval(foreground))
    }
    let awake = joined(spans(.asleep, scenario.awake))
    let found =
      [gaps(awake)]
      + [
        spans(.locked, scenario.locked), spans(.offline, scenario.offline), opened,
        spans(.listening, scenario.listening), spans(.navigating, scenario.navigating),
      ].map(joined)
    self.spans = found.joined().filter { $0.from < $0.to }
    spansOfKind = Dictionary(grouping: self.spans, by: \.kind)
    shifts = scenario.moved.flatMap { move in
      all(move.at).map { Shift(from: $0, north: move.north, east: move.east) }
    }.filter { start < $0.from }.sorted { $0.from < $1.from }
    moments = happening(scenario, all)
    moments += looks(scenario, assumptions, awake, calendar, days, seed)
    moments.sort { ($0.date, $0.kind.rawValue) < ($1.date, $1.kind.rawValue) }
  }

  private func happening(
    _ scenario: DayScenario, _ all: (DailyTime) -> [Date]
  ) -> [DayLog.Moment] {
    var moments = scenario.opened.flatMap(all).map { DayLog.Moment(kind: .opened, date: $0) }
    moments += scenario.moved.flatMap { all($0.at) }.map { DayLog.Moment(kind: .moved, date: $0) }
    moments += scenario.pushed.flatMap(all).map { DayLog.Moment(kind: .pushed, date: $0) }
    moments += scenario.tapped.flatMap(all).map { DayLog.Moment(kind: .tapped, date: $0) }
    moments += scenario.changed.flatMap { change in
      all(change.at).map { DayLog.Moment(kind: .changed, date: $0, says: change.says) }
    }
    return moments.filter { start < $0.date && $0.date < end }
  }

  /// When somebody looks at the widgets: so often a day, at times of chance while the device is in
  /// use and not locked.
  private func looks(
    _ scenario: DayScenario, _ assumptions: SystemAssumptions, _ awake: [DayLog.Span],
    _ calendar: Calendar, _ days: Int, _ seed: Int
  ) -> [DayLog.Moment] {
    var chance = SeededChance(seed, for: "looks of " + scenario.id)
    let count = Int(assumptions[scenario.profile.looks])
    var looks: [DayLog.Moment] = []
    for day in 0..<days {
      let from = calendar.date(byAdding: .day, value: day, to: start) ?? start
      let to = calendar.date(byAdding: .day, value: day + 1, to: start) ?? end
      let spans = awake.map { (max($0.from, from), min($0.to, to)) }.filter { $0.0 < $0.1 }
      let total = spans.reduce(0) { $0 + $1.1.timeIntervalSince($1.0) }
      for _ in 0..<count {
        var seconds = (chance.share() * total).rounded(.down)
        for span in spans {
          let length = span.1.timeIntervalSince(span.0)
          if seconds < length {
            looks.append(.init(kind: .looked, date: span.0.addingTimeInterval(seconds)))
            break
          }
          seconds -= length
        }
      }
    }
    return looks.filter { span(.locked, at: $0.date) == nil && start < $0.date }
  }

  /// What of some spans lies between start and end, where they meet as one.
  private func joined(_ spans: [DayLog.Span]) -> [DayLog.Span] {
    var joined: [DayLog.Span] = []
    for var span in spans.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      (span.from, span.to) = (max(span.from, start), min(span.to, end))
      guard span.from < span.to else { continue }
      if let last = joined.last, span.from <= last.to {
        joined[joined.count - 1].to = max(last.to, span.to)
      } else {
        joined.append(span)
      }
    }
    return joined
  }

  /// The times between spans.
  private func gaps(_ spans: [DayLog.Span]) -> [DayLog.Span] {
    zip([start] + spans.map(\.to), spans.map(\.from) + [end])
      .map { DayLog.Span(kind: .asleep, from: $0, to: $1) }
  }

  /// Where it is from some moment on, in degrees from where it began.
  struct Shift {
    let from: Date
    let north, east: Double
  }

  /// Where it is at a moment.
  func shift(at date: Date) -> (north: Double, east: Double) {
    shifts.last { $0.from <= date }.map { ($0.north, $0.east) } ?? (0, 0)
  }

  /// The span of a kind that a moment lies in.
  func span(_ kind: DayLog.Span.Kind, at date: Date) -> DayLog.Span? {
    spansOfKind[kind]?.first { $0.contains(date) }
  }

  /// The first moment from a date on that lies in a span of a kind.
  func next(_ kind: DayLog.Span.Kind, from date: Date) -> Date? {
    spansOfKind[kind]?.first { date < $0.to }.map { max($0.from, date) }
  }

  /// The first moment from a date on at which there is a connection.
  func online(from date: Date) -> Date { span(.offline, at: date)?.to ?? date }

  /// When a context holds, from start to end.
  func intervals(of context: SimulatedContext) -> [DateInterval] {
    let days = DateInterval(start: start, end: end)
    return unbounded(context).compactMap(days.intersection).filter { $0.duration > 0 }
  }

  private func unbounded(_ context: SimulatedContext) -> [DateInterval] {
    let asleep = spansOfKind[.asleep] ?? []
    switch context {
    case .date(let interval): return [interval]
    case .bedtime:
      return asleep.map { DateInterval(start: $0.from.addingTimeInterval(-3600), end: $0.from) }
    case .wakeup:
      return asleep.map { DateInterval(start: $0.to, end: $0.to.addingTimeInterval(3600)) }
    }
  }

  /// For how many seconds between two moments the device is in use.
  func secondsAwake(from: Date, to: Date) -> Double {
    let asleep = spansOfKind[.asleep, default: []].reduce(0) { sum, span in
      sum + max(0, min(span.to, to).timeIntervalSince(max(span.from, from)))
    }
    return max(0, to.timeIntervalSince(from)) - asleep
  }
}

extension DayScenario.Profile {
  /// How many reloads a day it gets.
  var reloads: SystemAssumptions.Name {
    switch self {
    case .often: .reloadsOften
    case .sometimes: .reloadsSometimes
    case .rarely: .reloadsRarely
    }
  }

  /// How often it is looked at.
  var looks: SystemAssumptions.Name {
    switch self {
    case .often: .looksOften
    case .sometimes: .looksSometimes
    case .rarely: .looksRarely
    }
  }
}
