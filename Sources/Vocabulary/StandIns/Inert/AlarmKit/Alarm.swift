public import Foundation

/// An alarm that is set. None is.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  public enum State: Codable, Hashable, Sendable {
    case scheduled, countdown, paused, alerting
  }

  public enum Schedule: Codable, Hashable, Sendable {
    public struct Relative: Codable, Hashable, Sendable {
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int

        public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
      }

      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }

      public var time: Time
      public var repeats: Recurrence

      public init(time: Time, repeats: Recurrence = .never) {
        (self.time, self.repeats) = (time, repeats)
      }
    }

    case fixed(Date)
    case relative(Relative)
  }

  /// How long to count down, in seconds.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?

    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      (self.preAlert, self.postAlert) = (preAlert, postAlert)
    }
  }

  public let id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}
