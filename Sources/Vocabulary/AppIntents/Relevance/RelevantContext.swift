public import Foundation

/// When a widget matters: at a time, in a place, while something goes on.
public struct RelevantContext: Hashable, Sendable {
  /// What a date means.
  public enum DateKind: String, Hashable, Sendable { case `default`, scheduled, informational }

  /// A place that the system knows of.
  public enum InferredLocation: String, Hashable, Sendable {
    case home, work, school, commute, gym
  }

  /// Part of a day of sport.
  public enum FitnessKind: String, Hashable, Sendable {
    case activityRingsIncomplete, workoutActive
  }

  /// Part of a night.
  public enum SleepKind: String, Hashable, Sendable { case bedtime, wakeup }

  /// Something worn or plugged in.
  public enum HardwareKind: String, Hashable, Sendable { case headphones }

  /// A description that is the same in every run.
  package let text: String

  /// At a moment.
  public static func date(_ date: Date, kind: DateKind = .default) -> Self {
    Self(text: "date \(date.formatted(.iso8601))")
  }

  /// For a while.
  public static func date(from start: Date, to end: Date) -> Self {
    Self(text: "date \(start.formatted(.iso8601)) \(end.formatted(.iso8601))")
  }

  /// For a while.
  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self {
    date(from: interval.start, to: interval.end)
  }

  /// For a while.
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    date(from: range.lowerBound, to: range.upperBound)
  }

  /// In a place.
  public static func location(inferred place: InferredLocation) -> Self {
    Self(text: "location \(place.rawValue)")
  }

  /// During sport.
  public static func fitness(_ kind: FitnessKind) -> Self { Self(text: "fitness \(kind.rawValue)") }

  /// Around sleep.
  public static func sleep(_ kind: SleepKind) -> Self { Self(text: "sleep \(kind.rawValue)") }

  /// With something connected.
  public static func hardware(_ kind: HardwareKind) -> Self {
    Self(text: "hardware \(kind.rawValue)")
  }
}

/// A configuration that matters at some time.
public struct RelevantIntent: Sendable {
  /// The configuration.
  public let intent: any AppIntent
  /// The widget.
  public let widgetKind: String
  /// When it matters.
  public let relevance: RelevantContext

  /// An intent, the widget that shows it and when it matters.
  public init(_ intent: some AppIntent, widgetKind: String, relevance: RelevantContext) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

/// Tells the system what matters. Nobody listens.
public final class RelevantIntentManager: Sendable {
  /// The manager that everybody shares.
  public static let shared = RelevantIntentManager()

  init() {}

  /// Does nothing.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}
