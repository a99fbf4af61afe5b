import AppIntents
import SwiftUI
import WidgetKit

private let url = URL(string: "https://example.com")!
private let date = Date(timeIntervalSince1970: 1_700_000_000)

/// A button style of widget code.
private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4).background(.red, in: Capsule())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// A toggle style of widget code.
private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "star.fill" : "star")
      configuration.label
    }
  }
}

/// A gauge style of widget code.
private struct Bar: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Color.red.frame(width: 90 * configuration.value, height: 4)
    }
  }
}

extension Samples {
  @MainActor mutating func addControls() {
    let words = Self.words
    let on = Binding.constant(true)
    drawn("Button(_) {}") { Button("Tap") {} }
    drawn("Button() {} label:{}") {
      Button {
      } label: {
        words
      }
    }
    drawn("Button(action:, label:)") { Button(action: {}, label: { words }) }
    drawn("Button(action:) {}") { Button(action: {}) { words } }
    drawn("Button(role:) {}") { Button("Delete", role: .destructive) {} }
    drawn("Button(_, systemImage:) {}") { Button("Star", systemImage: "star") {} }
    drawn("Button(intent:) {}") { Button(intent: PlayIntent()) { words } }
    drawn("Button(intent:, label:)") { Button(intent: PlayIntent(), label: { words }) }
    drawn("Button(_, intent:)") { Button("Play", intent: PlayIntent()) }
    drawn("Button(_, systemImage:, intent:)") {
      Button("Play", systemImage: "play.fill", intent: PlayIntent())
      Button("Play", systemImage: "play.fill", role: .destructive, intent: PlayIntent())
    }
    drawn("Toggle(isOn:, intent:) {}") { Toggle(isOn: true, intent: SwitchIntent()) { words } }
    drawn("Toggle(_, isOn:, intent:)") { Toggle("Light", isOn: true, intent: SwitchIntent()) }
    drawn("Toggle(_, systemImage:, isOn:, intent:)") {
      Toggle("Light", systemImage: "star", isOn: false, intent: SwitchIntent())
    }
    drawn("Toggle(_, isOn:)") { Toggle("Light", isOn: on) }
    drawn("Toggle(isOn:) {}") { Toggle(isOn: on) { words } }
    drawn("Toggle(_, systemImage:, isOn:)") { Toggle("Light", systemImage: "star", isOn: on) }
    drawn("Binding(get:, set:)") { Toggle("Light", isOn: Binding(get: { true }, set: { _ in })) }
    drawn("Link(destination:) {}") { Link(destination: url) { words } }
    drawn("Link(destination:, label:)") { Link(destination: url, label: { words }) }
    drawn("Link(_, destination:)") { Link("Open", destination: url) }
    refused("ShareLink(item:)") { ShareLink(item: url) }
    for (name, view) in buttonStyles { drawn("buttonStyle: \(name)") { view } }
    drawn("buttonStyle(_)") { Button("Tap") {}.buttonStyle(Pill()) }
    drawn("buttonBorderShape(_)") {
      Button("Tap") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    }
    drawn("controlSize(_)") { Button("Tap") {}.controlSize(.mini) }
    drawn("toggleStyle(_)") { Toggle("Light", isOn: on).toggleStyle(Check()) }
    drawn("toggleStyle: .switch") { Toggle("Light", isOn: on).toggleStyle(.switch) }
    drawn("toggleStyle: .button") { Toggle("Light", isOn: on).toggleStyle(.button) }
    drawn("SwitchToggleStyle(tint:)") {
      Toggle("Light", isOn: on).toggleStyle(SwitchToggleStyle(tint: .red))
    }
    drawn("labelsHidden()") { Toggle("Light", isOn: on).labelsHidden() }
    drawn("disabled(_)") { Button("Tap") {}.disabled(true) }
  }

  @MainActor private var buttonStyles: [(String, AnyView)] {
    let button = Button("Tap") {}
    return [
      (".plain", AnyView(button.buttonStyle(.plain))),
      (".bordered", AnyView(button.buttonStyle(.bordered))),
      (".borderedProminent", AnyView(button.buttonStyle(.borderedProminent))),
      (".borderless", AnyView(button.buttonStyle(.borderless))),
      (".automatic", AnyView(button.buttonStyle(.automatic))),
      (".glass", AnyView(button.buttonStyle(.glass))),
      (".glassProminent", AnyView(button.buttonStyle(.glassProminent))),
      ("PlainButtonStyle()", AnyView(button.buttonStyle(PlainButtonStyle()))),
      ("BorderlessButtonStyle()", AnyView(button.buttonStyle(BorderlessButtonStyle()))),
    ]
  }

  @MainActor mutating func addGauges() {
    let words = Self.words
    let gauge = Gauge(value: 0.4) { words }
    drawn("Gauge(value:) {}") { gauge }
    drawn("Gauge(value:, in:) {}") { Gauge(value: 4, in: 0...10) { words } }
    drawn("Gauge(value:, in:, label:)") { Gauge(value: 4, in: 0...10, label: { words }) }
    drawn("Gauge(value:, in:, label:, currentValueLabel:)") {
      Gauge(value: 4, in: 0...10, label: { words }, currentValueLabel: { words })
    }
    drawn("Gauge(value:) {} currentValueLabel:{}") {
      Gauge(value: 0.4) {
        words
      } currentValueLabel: {
        words
      }
    }
    drawn("Gauge(value:, in:) {} currentValueLabel:{}") {
      Gauge(value: 4, in: 0...10) {
        words
      } currentValueLabel: {
        words
      }
    }
    drawn("Gauge(value:) {} currentValueLabel:{} minimumValueLabel:{} maximumValueLabel:{}") {
      Gauge(value: 0.4) {
        words
      } currentValueLabel: {
        words
      } minimumValueLabel: {
        words
      } maximumValueLabel: {
        words
      }
    }
    drawn("Gauge(value:, in:) {} currentValueLabel:{} minimumValueLabel:{} maximumValueLabel:{}") {
      Gauge(value: 4, in: 0...10) {
        words
      } currentValueLabel: {
        words
      } minimumValueLabel: {
        words
      } maximumValueLabel: {
        words
      }
    }
    drawn("gaugeStyle(_)") { gauge.gaugeStyle(Bar()) }
    drawn("gaugeStyle: .accessoryCircular") { gauge.gaugeStyle(.accessoryCircular) }
    drawn("gaugeStyle: .accessoryCircularCapacity") { gauge.gaugeStyle(.accessoryCircularCapacity) }
    drawn("gaugeStyle: .accessoryLinear") { gauge.gaugeStyle(.accessoryLinear) }
    drawn("gaugeStyle: .accessoryLinearCapacity") { gauge.gaugeStyle(.accessoryLinearCapacity) }
    drawn("gaugeStyle: .linearCapacity") { gauge.gaugeStyle(.linearCapacity) }
    drawn("gaugeStyle: .automatic") { gauge.gaugeStyle(.automatic) }
    drawn("LinearCapacityGaugeStyle()") { gauge.gaugeStyle(LinearCapacityGaugeStyle()) }
    addProgress()
  }

  @MainActor private mutating func addProgress() {
    let words = Self.words
    let hour = date...date.addingTimeInterval(3_600)
    drawn("ProgressView()") { ProgressView() }
    drawn("ProgressView(_)") { ProgressView("Loading") }
    drawn("ProgressView(value:)") { ProgressView(value: 0.4) }
    drawn("ProgressView(value:, total:)") { ProgressView(value: 4, total: 10) }
    drawn("ProgressView(value:, total:) {}") { ProgressView(value: 4, total: 10) { words } }
    drawn("ProgressView(value:) {} currentValueLabel:{}") {
      ProgressView(value: 0.4) {
        words
      } currentValueLabel: {
        words
      }
    }
    drawn("ProgressView(_, value:)") { ProgressView("Loading", value: 0.4, total: 2) }
    drawn("ProgressView(timerInterval:, countsDown:)") {
      ProgressView(timerInterval: hour, countsDown: false)
    }
    drawn("ProgressView(timerInterval:, countsDown:) {}") {
      ProgressView(timerInterval: hour, countsDown: false) { words }
    }
    drawn("ProgressView(timerInterval:, countsDown:, label:, currentValueLabel:)") {
      ProgressView(
        timerInterval: hour, countsDown: true, label: { words }, currentValueLabel: { words })
    }
    drawn("progressViewStyle(_)") { ProgressView(value: 0.4).progressViewStyle(.linear) }
    drawn("progressViewStyle: .circular") { ProgressView(value: 0.4).progressViewStyle(.circular) }
    drawn("progressViewStyle: LinearProgressViewStyle(tint:)") {
      ProgressView(value: 0.4).progressViewStyle(LinearProgressViewStyle(tint: .red))
    }
  }
}
