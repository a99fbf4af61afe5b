public import ActivityKit
public import AppIntents
public import Foundation
import FoundationAdditions

/// Sets alarms. Nobody allowed it.
public final class AlarmManager: Sendable {
  public enum AuthorizationState: Codable, Hashable, Sendable {
    case notDetermined, denied, authorized
  }

  /// Why an alarm could not be set, with Apple's words; Apple's own for a permission that is not
  /// there has no public name.
  public enum AlarmError: Error, Hashable, Sendable {
    case maximumLimitReached
  }

  public static let shared = AlarmManager()

  /// Whether alarms may be set: no.
  public var authorizationState: AuthorizationState { Self.denied(.denied) }
  /// Changes of that: none.
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
  /// Asks people; they do not allow it.
  public func requestAuthorization() async throws -> AuthorizationState { Self.denied(.denied) }

  /// Alarms that are set: none.
  public var alarms: [Alarm] { get throws { Self.denied([]) } }
  /// Changes of those: none.
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }

  /// Fails, as all below: there are no alarms.
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw refusal }
  public func cancel(id: Alarm.ID) throws { throw refusal }
  public func stop(id: Alarm.ID) throws { throw refusal }
  public func pause(id: Alarm.ID) throws { throw refusal }
  public func resume(id: Alarm.ID) throws { throw refusal }
  public func countdown(id: Alarm.ID) throws { throw refusal }

  private var refusal: AlarmError { Self.denied(.maximumLimitReached) }

  private static func denied<Answer>(_ answer: Answer) -> Answer {
    HostDiagnostics.reportInert("AlarmKit", "nobody allowed alarms, and none is set")
    return answer
  }

  /// An alarm that is to be set.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public var countdownDuration: Alarm.CountdownDuration?
    public var schedule: Alarm.Schedule?
    public var attributes: AlarmAttributes<Metadata>
    public var stopIntent: (any LiveActivityIntent)?
    public var secondaryIntent: (any LiveActivityIntent)?
    public var sound: AlertConfiguration.AlertSound

    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      (self.countdownDuration, self.schedule) = (countdownDuration, schedule)
      (self.attributes, self.sound) = (attributes, sound)
      (self.stopIntent, self.secondaryIntent) = (stopIntent, secondaryIntent)
    }

    /// - Parameter duration: how long to count down, in seconds.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
        attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
        sound: sound)
    }

    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent, sound: sound)
    }
  }
}
