import AppIntents
import Foundation
import ResourceCatalogs
import SwiftUI
import Testing
import VectorDrawing

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

/// A label whose second text has no part of a `Label` to be.
struct TimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "timer") {
      ControlWidgetButton(action: LampIntent()) {
        Label("Timer", systemImage: "timer")
        Text("5 minutes")
      }
    }
  }
}

/// The parts of a label, each for itself.
struct PartsControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "parts") {
      ControlWidgetButton(action: LampIntent()) {
        Image(systemName: "star")
        Text("Star")
        Text("Rated")
      }
    }
  }
}

struct LevelProvider: ControlValueProvider {
  var previewValue: Int { 3 }
  func currentValue() async throws -> Int { 7 }
}

struct LevelControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "level", provider: LevelProvider()) { level in
      ControlWidgetButton(action: LampIntent()) { Label("Level \(level)", systemImage: "star") }
        .privacySensitive()
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
  @Test func `controls stand in a bundle`() {
    let collector = _WidgetCollector()
    collector.collect(bundle: ControlBundle())
    #expect(collector.widgets.map(\.kind) == ["plain", "lamp", "open"])
    #expect(collector.widgets.map(\.displayName) == ["", "Lamp", "open"])
    #expect(collector.widgets.allSatisfy { $0.unsupported == nil })
  }

  @Test func `a toggle is shown off and on, a button once`() async throws {
    let collector = _WidgetCollector()
    collector.collect(bundle: ControlBundle())
    let (lamp, open) = (collector.widgets[1], collector.widgets[2])
    #expect(lamp.families == ["controlSmall", "controlMedium"] && lamp.configuration == .control)
    #expect(lamp.instances.map(\.id) == ["off", "on"])
    #expect(lamp.instances.map(\.contents) == [[.snapshot], [.snapshot]])
    #expect(open.instances.map(\.id) == ["default"])
    #expect(try await words(lamp.instances[0], "controlMedium") == ["Lamp", "Off"])
    #expect(try await words(lamp.instances[1], "controlMedium") == ["Lamp", "On"])
    #expect(try await words(lamp.instances[1], "controlSmall") == [])
  }

  @Test(arguments: [ColorScheme.light, .dark], [RGBA.black, .white])
  func `the words of a control can be read whatever is behind it`(
    _ scheme: ColorScheme, _ ground: RGBA
  ) async throws {
    let collector = _WidgetCollector()
    collector.collect(bundle: ControlBundle())
    let stage = try control("controlMedium")
    let request = ProviderRequest(family: "controlMedium", size: stage.size, isPreview: true)
    let behind = Path(CGRect(origin: .zero, size: stage.size))
    for instance in collector.widgets[1].instances {
      let entry = try await instance.provider.snapshot(request)
      let drawn = try Drawing(entry, on: stage, scheme: scheme).rendered
      let texts = DrawnText.all(
        in: [.fill(behind, .color(ground), evenOdd: false, node: 0)] + drawn.items)
      #expect(texts.count == 2)
      let contrasts = texts.flatMap { $0.samples(3) }.map(\.contrast)
      #expect(contrasts.count == 6 && contrasts.allSatisfy { $0 >= 4.5 })
    }
  }

  @Test func `a second text stands below the title, and the symbol keeps its size`() async throws {
    let collector = _WidgetCollector()
    TimerControl().body._collectControl(collector)
    PartsControl().body._collectControl(collector)
    let (timer, parts) = (collector.widgets[0].instances[0], collector.widgets[1].instances[0])
    #expect(try await words(timer, "controlMedium") == ["Timer", "5 minutes"])
    #expect(try await words(parts, "controlMedium") == ["Star", "Rated"])
    for instance in [timer, parts] {
      #expect(try await words(instance, "controlSmall") == [])
      let stage = try control("controlMedium")
      let request = ProviderRequest(family: "controlMedium", size: stage.size, isPreview: true)
      let drawn = try Drawing(try await instance.provider.snapshot(request), on: stage).rendered
      let texts = drawn.nodes.filter { $0.text != nil }.map(\.frame)
      #expect(texts[0].maxY <= texts[1].minY && texts.allSatisfy { $0.minX > 50 })
      let images = drawn.nodes.filter { $0.type == "Image" }
      #expect(images.count == 1 && images.allSatisfy { $0.frame.maxX < 60 })
    }
  }

  @Test func `the value now is asked for where it is more than on or off`() async throws {
    let collector = _WidgetCollector()
    LevelControl().body._collectControl(collector)
    let instance = collector.widgets[0].instances[0]
    #expect(instance.contents == [.snapshot, .redacted, .entry])
    let request = ProviderRequest(
      family: "controlMedium", size: CGSize(width: 156, height: 70), isPreview: false)
    let entry = try await instance.provider.timeline(request).entries[0]
    #expect(try texts(entry, "controlMedium") == ["Level 7"])
    #expect(try await words(instance, "controlMedium") == ["Level 3"])
  }

  private func words(_ instance: WidgetInstance, _ family: String) async throws -> [String] {
    let stage = try control(family)
    let request = ProviderRequest(family: family, size: stage.size, isPreview: true)
    return try texts(try await instance.provider.snapshot(request), family)
  }

  private func control(_ family: String) throws -> WidgetStage {
    try #require(WidgetStage.find(family, on: try Device.load("iphone-15")))
  }

  private func texts(_ entry: HostedEntry, _ family: String) throws -> [String] {
    try Drawing(entry, on: try control(family)).texts
  }
}
