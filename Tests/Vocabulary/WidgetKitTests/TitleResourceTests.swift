import Foundation
import FoundationAdditions
import SwiftUI
import Testing
import WidgetKit

/// Titles that are resources, of what only widgets have.
@MainActor @Suite struct TitleResourceTests {
  @Test func `buttons and toggles of intents have titles that are resources`() throws {
    func title(_ name: String) -> LocalizedStringResource { LocalizedStringResource("\(name)") }
    let drawn = try Drawing(in: "systemLarge") {
      VStack {
        Button(title("a"), intent: LampIntent())
        Button(title("b"), role: .destructive, intent: LampIntent())
        Button(title("c"), systemImage: "star", intent: LampIntent())
        Toggle(title("d"), isOn: true, intent: LampIntent())
        Toggle(title("e"), systemImage: "star", isOn: true, intent: LampIntent())
      }
    }
    #expect(drawn.texts == ["a", "b", "c", "d", "e"])
  }

  @Test func `groups of accessories have labels that are resources`() throws {
    let title = LocalizedStringResource("Weather")
    let groups: [any View] = [
      AccessoryWidgetGroup(title) { Color.red },
      AccessoryWidgetGroup(title, systemImage: "cloud") { Color.red },
      AccessoryWidgetGroup(title, image: "cloud") { Color.red },
    ]
    for group in groups {
      let drawn = try Drawing(in: "accessoryRectangular") { AnyView(group) }
      #expect(drawn.texts.contains("Weather"))
    }
  }
}
