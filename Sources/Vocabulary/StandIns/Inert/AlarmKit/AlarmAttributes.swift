public import ActivityKit
public import Foundation
public import SwiftUI

/// What an activity of an alarm is about.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState

  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color

  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
  }

  private enum CodingKeys: CodingKey { case presentation, metadata }

  /// Colours are not written: the tint is that of the accent.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    presentation = try values.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try values.decodeIfPresent(Metadata.self, forKey: .metadata)
    tintColor = .accentColor
  }

  /// Writes all but the colour.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(presentation, forKey: .presentation)
    try values.encodeIfPresent(metadata, forKey: .metadata)
  }
}

/// How far an alarm is.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public enum Mode: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time

      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }

    public struct Countdown: Codable, Hashable, Sendable {
      /// How long in all, in seconds.
      public var totalCountdownDuration: TimeInterval
      /// How long it ran before, in seconds.
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        (self.startDate, self.fireDate) = (startDate, fireDate)
      }
    }

    public struct Paused: Codable, Hashable, Sendable {
      /// How long in all, in seconds.
      public var totalCountdownDuration: TimeInterval
      /// How long it ran before, in seconds.
      public var previouslyElapsedDuration: TimeInterval

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }

    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
  }

  public var alarmID: Alarm.ID
  public var mode: Mode

  public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}
