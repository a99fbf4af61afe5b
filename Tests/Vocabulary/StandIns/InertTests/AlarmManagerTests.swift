import AlarmKit
import FoundationAdditions
import SwiftUI
import Testing

/// Alarms, of which none can be set.
@Suite struct AlarmManagerTests {
  private struct Tea: AlarmMetadata { var kind: String }

  private var attributes: AlarmAttributes<Tea> {
    let stop = AlarmButton(text: "Pour", textColor: .white, systemImageName: "cup.and.saucer")
    return AlarmAttributes(
      presentation: AlarmPresentation(
        alert: AlarmPresentation.Alert(title: "Tea", stopButton: stop),
        countdown: AlarmPresentation.Countdown(title: "Brewing")),
      metadata: Tea(kind: "Sencha"), tintColor: .green)
  }

  @Test func nobodyAllowsAlarms() async throws {
    #expect(AlarmManager.shared.authorizationState == .denied)
    #expect(try await AlarmManager.shared.requestAuthorization() == .denied)
    #expect(try AlarmManager.shared.alarms.isEmpty)
    for await _ in AlarmManager.shared.alarmUpdates { Issue.record("No alarm changes.") }
    await #expect(throws: AlarmManager.AlarmError.self) {
      try await AlarmManager.shared.schedule(
        id: UUID(), configuration: .timer(duration: 180, attributes: attributes))
    }
  }

  @Test func attributesAreReadAgainWithoutTheirColours() throws {
    let read = try JSONDecoder().decode(
      AlarmAttributes<Tea>.self, from: JSONEncoder().encode(attributes))
    #expect(read.metadata == Tea(kind: "Sencha"))
    #expect(read.presentation.alert.stopButton?.systemImageName == "cup.and.saucer")
    #expect(read.presentation.countdown?.title == attributes.presentation.countdown?.title)
    #expect(read.tintColor == .accentColor)
  }

  @Test func aStateSaysHowFarItIs() throws {
    let now = Date(timeIntervalSince1970: 0)
    let state = AlarmPresentationState(
      alarmID: UUID(),
      mode: .countdown(
        .init(
          totalCountdownDuration: 60, previouslyElapsedDuration: 0, startDate: now,
          fireDate: now + 60)))
    let read = try JSONDecoder().decode(
      AlarmPresentationState.self, from: JSONEncoder().encode(state))
    #expect(read == state)
  }
}
