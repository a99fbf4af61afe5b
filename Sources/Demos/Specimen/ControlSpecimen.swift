import AppIntents
import SwiftUI
import WidgetKit

/// What the buttons of this page would do.
struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = "Press"

  func perform() async throws -> some IntentResult { .result() }
}

/// Buttons, toggles, links and labels.
// vitrine:ignore low-contrast-text, hidden-without-colors, small-tap-target
struct ControlSpecimen: Widget {
  var body: some WidgetConfiguration {
    SpecimenPage("Controls", "Buttons, toggles, links and labels.") { _ in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          button("Automatic").buttonStyle(.automatic)
          button("Bordered").buttonStyle(.bordered)
          button("Prominent").buttonStyle(.borderedProminent)
        }
        HStack {
          button("Plain").buttonStyle(.plain)
          button("Borderless").buttonStyle(.borderless)
          Button("Delete", role: .destructive, intent: PressIntent()).buttonStyle(.bordered)
          button("Disabled").buttonStyle(.bordered).disabled(true)
        }
        HStack {
          button("Mini").controlSize(.mini)
          button("Small").controlSize(.small)
          button("Regular").controlSize(.regular)
          button("Large").controlSize(.large)
        }
        .buttonStyle(.bordered)
        .tint(.green)
        HStack {
          button("Capsule").buttonBorderShape(.capsule)
          button("Rounded").buttonBorderShape(.roundedRectangle(radius: 4))
          Button(intent: PressIntent()) { Image(systemName: "plus") }
            .buttonBorderShape(.circle)
        }
        .buttonStyle(.borderedProminent)
        .tint(.indigo)
        Divider()
        HStack(spacing: 10) {
          Toggle("On", isOn: true, intent: PressIntent()).fixedSize()
          Toggle("Off", isOn: false, intent: PressIntent()).fixedSize()
          Toggle(isOn: true, intent: PressIntent()) { Image(systemName: "bell.fill") }
            .toggleStyle(.button)
          Toggle(isOn: false, intent: PressIntent()) { Image(systemName: "bell.slash") }
            .toggleStyle(.button)
        }
        Divider()
        HStack(spacing: 16) {
          Link("Link", destination: URL(string: "specimen://link")!)
          Label("Label", systemImage: "tag")
          Label("Icon only", systemImage: "tag").labelStyle(.iconOnly)
          Label("Title only", systemImage: "tag").labelStyle(.titleOnly)
        }
        LabeledContent("Labelled content", value: "Value")
      }
      .font(.subheadline)
    }
  }

  private func button(_ title: LocalizedStringKey) -> some View {
    Button(title, intent: PressIntent())
  }
}
