import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct SampleEntry: TimelineEntry {
  var date: Date
  var name = ""
  var relevance: TimelineEntryRelevance?
}

extension Date {
  static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}

/// Answers what it is made with.
struct SampleProvider: TimelineProvider {
  var entries: [SampleEntry] = [SampleEntry(date: .at(0))]
  var policy = TimelineReloadPolicy.atEnd
  var answers = 1
  /// Keeps the completion handlers, whether it calls them or not.
  var keeper: Keeper?

  /// Whoever could answer later.
  final class Keeper: @unchecked Sendable {
    var handlers: [Any] = []
  }

  func placeholder(in context: Context) -> SampleEntry {
    SampleEntry(date: .at(-1), name: "\(context.family) \(context.isPreview)")
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SampleEntry) -> Void) {
    keeper?.handlers.append(completion)
    let name = "\(context.family) \(context.isPreview) \(Int(context.displaySize.width))"
    for answer in 0..<answers {
      completion(SampleEntry(date: .at(Double(answer)), name: name))
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) {
    keeper?.handlers.append(completion)
    for _ in 0..<answers { completion(Timeline(entries: entries, policy: policy)) }
  }
}

struct CityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "City"
  @Parameter(title: "City", default: "Bern") var city: String

  init() {}
  init(_ city: String) { self.city = city }
}

struct CityProvider: AppIntentTimelineProvider {
  var cities: [String] = []

  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .at(0)) }
  func snapshot(for configuration: CityIntent, in context: Context) async -> SampleEntry {
    SampleEntry(date: .at(0), name: configuration.city)
  }
  func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<SampleEntry> {
    await Task.yield()
    return Timeline(
      entries: [SampleEntry(date: .at(1), name: configuration.city)], policy: .after(.at(60)))
  }
  func recommendations() -> [AppIntentRecommendation<CityIntent>] {
    cities.map { AppIntentRecommendation(intent: CityIntent($0), description: "In \($0)") }
  }
}

struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: SampleProvider()) { Text($0.name) }
  }
}

struct DressedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "dressed", provider: SampleProvider()) { Text($0.name) }
      .configurationDisplayName("Dressed")
      .description("Says much.")
      .supportedFamilies([.systemLarge, .accessoryInline, .systemSmall])
      .contentMarginsDisabled()
      .containerBackgroundRemovable(false)
      .disfavoredLocations([.standBy, .carPlay], for: [.systemSmall])
  }
}

struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "plain", intent: CityIntent.self, provider: CityProvider(cities: ["Rome", "Oslo"])
    ) {
      Text($0.name)
    }
  }
}

struct SampleBundle: WidgetBundle {
  var showsMore: Bool
  init() { showsMore = true }
  init(showsMore: Bool) { self.showsMore = showsMore }

  var body: some Widget {
    DressedWidget()
    if showsMore { PlainWidget() }
    InnerBundle().body
    if #available(iOS 17, *) { PlainWidget() }
  }
}

struct InnerBundle: WidgetBundle {
  var body: some Widget {
    CityWidget()
    DressedWidget()
  }
}
