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

  /// What it is about. A moment has the duration 0.
  package enum Contents: Hashable, Sendable {
    case date(DateInterval, DateKind)
    case location(InferredLocation)
    case fitness(FitnessKind)
    case sleep(SleepKind)
    case hardware(HardwareKind)
  }

  package let contents: Contents

  public static func date(_ date: Date, kind: DateKind = .default) -> Self {
    Self(contents: .date(DateInterval(start: date, duration: 0), kind))
  }

  public static func date(from start: Date, to end: Date) -> Self {
    // An interval that ends before it begins would stop the program.
    date(interval: DateInterval(start: start, end: max(start, end)))
  }

  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self {
    Self(contents: .date(interval, kind))
  }

  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
  }

  public static func location(inferred location: InferredLocation) -> Self {
    Self(contents: .location(location))
  }

  public static func fitness(_ kind: FitnessKind) -> Self { Self(contents: .fitness(kind)) }

  public static func sleep(_ kind: SleepKind) -> Self { Self(contents: .sleep(kind)) }

  public static func hardware(_ kind: HardwareKind) -> Self { Self(contents: .hardware(kind)) }
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
