public import Foundation

public struct RelevantContext: Hashable, Sendable {
  public enum DateKind: String, Hashable, Sendable { case `default`, scheduled, informational }

  public enum InferredLocation: String, Hashable, Sendable {
    case home, work, school, commute, gym
  }

  public enum FitnessKind: String, Hashable, Sendable {
    case activityRingsIncomplete, workoutActive
  }

  public enum SleepKind: String, Hashable, Sendable { case bedtime, wakeup }

  public enum HardwareKind: String, Hashable, Sendable { case headphones }

  /// A description that is the same in every run.
  package let text: String

  public static func date(_ date: Date, kind: DateKind = .default) -> Self {
    Self(text: "date \(date.formatted(.iso8601))")
  }

  public static func date(from start: Date, to end: Date) -> Self {
    Self(text: "date \(start.formatted(.iso8601)) \(end.formatted(.iso8601))")
  }

  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self {
    date(from: interval.start, to: interval.end)
  }

  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    date(from: range.lowerBound, to: range.upperBound)
  }

  public static func location(inferred location: InferredLocation) -> Self {
    Self(text: "location \(location.rawValue)")
  }

  public static func fitness(_ kind: FitnessKind) -> Self { Self(text: "fitness \(kind.rawValue)") }

  public static func sleep(_ kind: SleepKind) -> Self { Self(text: "sleep \(kind.rawValue)") }

  public static func hardware(_ kind: HardwareKind) -> Self {
    Self(text: "hardware \(kind.rawValue)")
  }
}

public struct RelevantIntent: Sendable {
  public let intent: any AppIntent
  public let widgetKind: String
  public let relevance: RelevantContext

  public init(_ intent: some AppIntent, widgetKind: String, relevance: RelevantContext) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

/// Tells the system what matters. Nobody listens.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  init() {}

  /// Does nothing.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}
