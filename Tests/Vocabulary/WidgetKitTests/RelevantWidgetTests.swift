import AppIntents
import Foundation
import FoundationAdditions
import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

private struct TideEntry: RelevanceEntry {
  var name: String
}

private struct NoTide: Error {}

/// High water in cities, each at its times.
private struct TideProvider: RelevanceEntriesProvider {
  var tides: [(city: String, date: Date)] = []

  func placeholder(context: Context) -> TideEntry { TideEntry(name: "Somewhere") }
  func relevance() async -> WidgetRelevance<CityIntent> {
    WidgetRelevance(
      tides.map { tide in
        WidgetRelevanceAttribute(
          configuration: CityIntent(tide.city),
          context: .date(interval: DateInterval(start: tide.date, duration: 60), kind: .scheduled))
      })
  }
  func entry(configuration: CityIntent, context: Context) async throws -> TideEntry {
    guard configuration.city != "Bern" || context.isPreview else { throw NoTide() }
    return TideEntry(name: "\(configuration.city) \(Int(context.displaySize.width))")
  }
}

private struct TideWidget: Widget {
  var tides: [(city: String, date: Date)] = []

  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "tide", provider: TideProvider(tides: tides)) { entry in
      Text(entry.name)
    }
    .configurationDisplayName("Tides")
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

/// Widgets that show only while they matter.
@MainActor struct RelevantWidgetTests {
  private func widget(_ tides: [(String, Date)]) async -> WidgetDescriptor {
    let tides = tides.map { (city: $0.0, date: $0.1) }
    let found = _WidgetCollector.widgets(of: TideWidget(tides: tides))[0]
    return await found.configured(within: 10)
  }

  private func plan(_ widget: WidgetDescriptor, on name: String) throws -> DrawingPlan {
    let base = RenderSurroundings(device: try Device.load(name), locale: "en_US")
    return DrawingPlan(of: widget, AxisChoices(), process: RenderVariation(base), base: base)
  }

  private var request: ProviderRequest {
    ProviderRequest(
      family: "accessoryRectangular", size: CGSize(width: 184, height: 80), isPreview: false)
  }

  @Test func `each configuration that matters is an instance`() async throws {
    let widget = await widget([("Oslo", .at(900)), ("Rome", .at(300)), ("Oslo", .at(100))])
    #expect(widget.displayName == "Tides" && widget.unsupported == nil)
    #expect(widget.instances.map(\.id) == ["relevant-1", "relevant-2"])
    #expect(widget.instances.map(\.title) == ["Oslo", "Rome"])
    let timeline = try await widget.instances[0].provider.timeline(request)
    #expect(timeline.entries.map(\.date) == [.at(100), .at(900)])
    #expect(
      await widget.instances[0].provider.relevance().map(\.instance)
        == ["relevant-1", "relevant-2"])
    let stage = try #require(plan(widget, on: "watch-45").slots.first?.stage)
    #expect(try Drawing(timeline.entries[0], on: stage).texts == ["Oslo 184"])
  }

  @Test func `asked again, configurations keep their names`() async {
    let widget = await widget([("Oslo", .at(900)), ("Rome", .at(300))])
    let again = await widget.configured(within: 10)
    #expect(again.instances.map(\.id) == widget.instances.map(\.id))
  }

  @Test func `without a configuration there are its placeholder and preview`() async throws {
    let widget = await widget([])
    #expect(widget.instances.map(\.id) == ["default"])
    #expect(!widget.instances[0].contents.contains(.entry))
    let stage = try #require(plan(widget, on: "watch-45").slots.first?.stage)
    let provider = widget.instances[0].provider
    #expect(try Drawing(provider.placeholder(request), on: stage).texts == ["Somewhere"])
    var preview = request
    preview.isPreview = true
    #expect(try Drawing(await provider.snapshot(preview), on: stage).texts == ["Bern 184"])
    await #expect(throws: NoTide.self) { try await provider.timeline(request) }
  }

  @Test(arguments: [("iphone-15", "watch-45"), ("watch-49", "watch-49"), ("mac", "watch-45")])
  func `it stands on a watch, whatever device is asked for`(
    device: String, watch: String
  ) async throws {
    let slots = try plan(await widget([("Oslo", .at(900))]), on: device).slots
    #expect(slots.map(\.stage.device.id) == [watch])
    #expect(slots.map(\.stage.family.name) == ["accessoryRectangular"])
    #expect(slots.allSatisfy { $0.stage.cornerRadius(in: .fullColor) > 0 })
  }

  @Test func `previews show entries, or those of a provider`() async throws {
    let entries = Preview(widget: { TideWidget() }) {
      TideEntry(name: "High")
      TideEntry(name: "Low")
    }
    let provided = Preview(
      widget: { TideWidget() }, relevanceProvider: { TideProvider() },
      relevance: { await TideProvider(tides: [("Rome", .at(3))]).relevance() })
    let stage = try #require(WidgetStage.find("accessoryRectangular", on: Device.load("watch-45")))
    var texts: [[String]] = []
    for preview in [entries, provided] {
      let widget = try #require(preview.widgets().first)
      #expect(widget.configuration == .preview && widget.isForSmartStack)
      let timeline = try await widget.instances[0].provider.timeline(request)
      texts.append(try timeline.entries.flatMap { try Drawing($0, on: stage).texts })
    }
    #expect(texts == [["High", "Low"], ["Rome 184"]])
    let configured = await provided.widgets()[0].configured(within: 10)
    #expect(configured.instances.map(\.id) == ["default"])
  }
}
