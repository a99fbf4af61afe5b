public import FoundationAdditions
public import SwiftUI

/// What an app adds to its alarms.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String

  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
  }

  private enum CodingKeys: CodingKey { case text, systemImageName }

  /// Colours are not written: the colour is that of the accent.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(LocalizedStringResource.self, forKey: .text)
    textColor = .accentColor
    systemImageName = try values.decode(String.self, forKey: .systemImageName)
  }

  /// Writes all but the colour.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(systemImageName, forKey: .systemImageName)
  }
}

/// What the system shows of an alarm by itself.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  public struct Alert: Codable, Hashable, Sendable {
    public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
      case countdown, custom
    }

    public var title: LocalizedStringResource
    public var stopButton: AlarmButton?
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    public init(
      title: LocalizedStringResource, stopButton: AlarmButton? = nil,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      (self.title, self.stopButton) = (title, stopButton)
      (self.secondaryButton, self.secondaryButtonBehavior) =
        (secondaryButton, secondaryButtonBehavior)
    }
  }

  public struct Countdown: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?

    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      (self.title, self.pauseButton) = (title, pauseButton)
    }
  }

  public struct Paused: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton

    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      (self.title, self.resumeButton) = (title, resumeButton)
    }
  }

  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?

  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}
