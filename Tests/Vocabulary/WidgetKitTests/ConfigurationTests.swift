import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// Hears of loads in all spellings.
private struct BackgroundWidget: Widget {
  var body: some WidgetConfiguration {
    PlainWidget().body
      .onBackgroundURLSessionEvents(matching: "tides") { _, completion in completion() }
      .onBackgroundURLSessionEvents { _, completion in completion() }
      .onBackgroundURLSessionEvents(matching: { $0.count < 6 }) { _, completion in completion() }
  }
}

@MainActor struct ConfigurationTests {
  private func widgets(_ widget: some Widget) -> [WidgetDescriptor] {
    let collector = _WidgetCollector()
    collector.collect(widget)
    return collector.widgets
  }

  @Test func `a widget that says nothing supports what the host decides`() {
    let widget = widgets(PlainWidget())[0]
    #expect(widget.kind == "plain" && widget.families == nil && widget.configuration == .static)
    #expect(
      widget.displayName.isEmpty && widget.backgroundRemovable && !widget.contentMarginsDisabled)
    #expect(widget.instances.map(\.id) == ["default"] && widget.unsupported == nil)
  }

  @Test func `what a widget says of itself is kept`() {
    let widget = widgets(DressedWidget())[0]
    #expect([widget.displayName, widget.description] == ["Dressed", "Says much."])
    #expect(widget.families == ["systemLarge", "accessoryInline", "systemSmall"])
    #expect(widget.contentMarginsDisabled && !widget.backgroundRemovable)
    #expect(widget.disfavored.map(\.location) == ["StandBy", "CarPlay"])
    #expect(widget.disfavored.allSatisfy { $0.families == ["systemSmall"] })
  }

  @Test func `what is to be done about loads in the background is kept`() {
    let loud = widgets(BackgroundWidget())[0]
    let matched = ["tides", "moon"].map { session in
      loud.backgroundEvents.filter { $0.matches(session) }
    }
    #expect(matched.map(\.count) == [3, 2])
    var finished = 0
    for events in matched[1] { events.handle("moon") { finished += 1 } }
    #expect(finished == 2)
    #expect(widgets(PlainWidget())[0].backgroundEvents.isEmpty)
  }

  @Test(arguments: [
    (true, ["dressed", "plain", "plain", "dressed", "plain"]),
    (false, ["dressed", "plain", "dressed", "plain"]),
  ])
  func `bundles keep their order, within each other too, and two widgets may share a kind`(
    more: Bool, kinds: [String]
  ) {
    let collector = _WidgetCollector()
    collector.collect(bundle: SampleBundle(showsMore: more))
    #expect(collector.widgets.map(\.kind) == kinds)
    #expect(collector.widgets.filter { $0.displayName == "Dressed" }.count == 2)
  }

  @Test func `recommendations are instances with their parameters`() async throws {
    let widget = widgets(CityWidget())[0]
    #expect(widget.instances.map(\.id) == ["recommendation-1", "recommendation-2"])
    #expect(widget.instances.map(\.title) == ["In Rome", "In Oslo"])
    #expect(widget.instances.map { $0.parameters.map(\.value) } == [["Rome"], ["Oslo"]])
    let request = ProviderRequest(family: "systemSmall", size: .zero, isPreview: false)
    let timeline = try await widget.instances[1].provider.timeline(request)
    #expect(timeline.policy == .after(.at(60)) && timeline.entries.map(\.date) == [.at(1)])
  }

  @Test func `without recommendations there is one instance with the defaults`() {
    let content = AppIntentConfiguration(
      kind: "c", intent: CityIntent.self, provider: CityProvider()
    ) { Text($0.name) }
    let collector = _WidgetCollector()
    content._collect(collector)
    let instances = collector.widgets[0].instances
    #expect(instances.map(\.id) == ["default"] && instances[0].parameters.map(\.value) == ["Bern"])
  }

  @Test func `families have the names and numbers of Apple's`() {
    let names = WidgetFamily.allCases.map(\.name)
    #expect(names.compactMap(WidgetFamily.init(name:)) == WidgetFamily.allCases)
    #expect(WidgetFamily(name: "huge") == nil && "\(WidgetFamily.systemSmall)" == "systemSmall")
    #expect(names.first == "systemSmall" && WidgetFamily.systemLarge.rawValue == 2)
  }
}
