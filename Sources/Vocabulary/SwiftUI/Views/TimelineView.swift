public import Foundation
public import ViewGraph

/// A view that follows the time; a picture shows it at the moment it is made for.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>:
  View, PositionedView
{
  public struct Context: Sendable {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    /// How often the view is updated; always `live` here.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  package var position: ViewPosition?

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let date = schedule.latest(at: resolver.session.inputs.now)
    content(TimelineViewDefaultContext(date: date, cadence: .live))._resolve(resolver)
  }
}

extension TimelineSchedule {
  /// The last entry that is not after a moment; the first if all are. Schedules may have no end.
  func latest(at moment: Date) -> Date {
    var latest: Date?
    for date in entries(from: moment, mode: .normal).prefix(10_000) {
      if date > moment { return latest ?? date }
      latest = date
    }
    return latest ?? moment
  }
}

public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

public protocol TimelineSchedule {
  /// The moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the schedule may fire.
  typealias Mode = TimelineScheduleMode
  /// The moments from a date on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The start of the minute and every minute from there.
  public init() {}
  /// The minute a moment lies in, and the next one.
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    let minute = (startDate.timeIntervalSince1970 / 60).rounded(.down) * 60
    return [0, 60].map { Date(timeIntervalSince1970: minute + $0) }
  }
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// From a moment on, every so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  /// The latest of the moments up to a date and the next one; the first where none is so early.
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    let passed = startDate.timeIntervalSince(start)
    guard passed > 0, interval > 0 else { return [start] }
    let latest = start + (passed / interval).rounded(.down) * interval
    return [latest, latest + interval]
  }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Frames at least so many seconds apart; a picture has one frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// The moment itself alone.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
