import EventKit
import SwiftUI
import TestSupport
import Testing

/// As many widgets ask: what is shown depends on what a person allowed.
private struct Agenda: View {
  var body: some View {
    switch EKEventStore.authorizationStatus(for: .event) {
    case .fullAccess, .writeOnly: Color.red.accessibilityIdentifier("events")
    default: Color.gray.accessibilityIdentifier("fallback")
    }
  }
}

@MainActor @Suite(OwnDiagnostics()) struct FallbackTests {
  private func frame(_ name: String, _ view: some View) -> CGRect? {
    LayoutProbe(view, width: 200, height: 100).frame(name)
  }

  @Test func whatNobodyAllowedShowsTheFallback() {
    #expect(frame("fallback", Agenda()) != nil)
    #expect(frame("events", Agenda()) == nil)
  }
}
