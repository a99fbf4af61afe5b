public import Foundation
public import ViewGraph

/// A view that follows the time; a picture shows it at the moment it is made for.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>:
  View, PrimitiveView
{
  /// The moment that is shown.
  public struct Context: Sendable {
    /// How often the view is updated.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }

  let content: (TimelineViewDefaultContext) -> Content

  /// Views made for a moment.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    content(TimelineViewDefaultContext(date: resolver.session.now, cadence: .live))._resolve(
      resolver)
  }
}

/// The moment a timeline view shows. It names no view's own type, so that closures need not either.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// When a timeline view is updated.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may fire.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// At equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  public init(from startDate: Date, by interval: TimeInterval) { start = startDate }
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [start] }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
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
