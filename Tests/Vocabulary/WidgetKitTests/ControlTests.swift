import AppIntents
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct LampProvider: ControlValueProvider {
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool { true }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp", provider: LampProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "lightbulb").controlWidgetActionHint("Switch")
      }
      .tint(.yellow)
    }
    .displayName("Lamp")
    .description("Switches the lamp.")
  }
}

struct OpenControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "open") {
      ControlWidgetButton(action: LampIntent()) { Label("Open", systemImage: "star") }
    }
  }
}

struct ControlBundle: WidgetBundle {
  var body: some Widget {
    PlainWidget()
    LampControl()
    if #available(iOS 18, *) { OpenControl() }
  }
}

@MainActor struct ControlTests {
  @Test func `controls stand in a bundle and say that they are not drawn`() {
    let collector = _WidgetCollector()
    collector.collect(bundle: ControlBundle())
    #expect(collector.widgets.map(\.kind) == ["plain", "lamp", "open"])
    #expect(collector.widgets.map(\.displayName) == ["", "Lamp", "open"])
    let reasons = [nil, "The control Lamp is not drawn yet.", "The control open is not drawn yet."]
    #expect(collector.widgets.map(\.unsupported) == reasons)
  }
}
