import AppIntents
import SwiftUI
import WidgetKit

/// Switches the news of the match on and off.
struct MatchAlertsIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Match Alerts"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

/// Whether there is news of the match.
struct MatchAlertsProvider: ControlValueProvider {
  var previewValue: Bool { true }

  func currentValue() async throws -> Bool { true }
}

/// The switch for Control Centre.
struct MatchAlerts: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "MatchAlerts", provider: MatchAlertsProvider()) { isOn in
      ControlWidgetToggle("Match Alerts", isOn: isOn, action: MatchAlertsIntent()) { isOn in
        Label(isOn ? "Every goal" : "Silent", systemImage: isOn ? "bell.fill" : "bell")
      }
      .tint(.orange)
    }
    .displayName("Match Alerts")
    .description("Switch the news of the match.")
  }
}
