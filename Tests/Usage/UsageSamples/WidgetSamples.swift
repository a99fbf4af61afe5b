import ActivityKit
import AppIntents
import Intents
import SwiftUI
import WidgetKit

/// An entry of widget code.
struct Entry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1, duration: 60) }
  var other: TimelineEntryRelevance { TimelineEntryRelevance(score: 3) }
}

/// A provider with callbacks.
struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(context.isPreview ? placeholder(in: context) : Entry(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let dates = [Date(), Date(timeIntervalSinceNow: 60)]
    completion(Timeline(entries: dates.map { Entry(date: $0) }, policy: .after(dates[1])))
  }
}

/// A provider in the names of the first beta.
struct FirstProvider: TimelineProvider {
  func snapshot(with context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: Date()))
  }
  func timeline(with context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: Date())], policy: .atEnd))
  }
  func placeholder(with: Context) -> Entry { Entry(date: Date()) }
}

/// A provider for a SiriKit intent.
struct IntentProvider: IntentTimelineProvider {
  typealias Intent = INIntent
  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func getSnapshot(
    for configuration: INIntent, in context: Context, completion: @escaping (Entry) -> Void
  ) { completion(Entry(date: Date())) }
  func getTimeline(
    for configuration: INIntent, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void
  ) { completion(Timeline(entries: [Entry(date: Date())], policy: .never)) }
  func recommendations() -> [IntentRecommendation<INIntent>] {
    [IntentRecommendation(intent: INIntent(), description: "All")]
  }
}

/// A provider for a SiriKit intent in the names of the first beta.
struct FirstIntentProvider: IntentTimelineProvider {
  func snapshot(
    for configuration: INIntent, with context: Context, completion: @escaping (Entry) -> Void
  ) { completion(Entry(date: Date())) }
  func timeline(
    for configuration: INIntent, with context: Context,
    completion: @escaping (Timeline<Entry>) -> Void
  ) { completion(Timeline(entries: [Entry(date: Date())], policy: .atEnd)) }
}

/// A provider for an app intent.
struct AppProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func snapshot(for configuration: ChooseIntent, in context: Context) async -> Entry {
    Entry(date: Date())
  }
  func timeline(for configuration: ChooseIntent, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [Entry(date: Date())], policy: .atEnd)
  }
  func recommendations() -> [AppIntentRecommendation<ChooseIntent>] {
    [AppIntentRecommendation(intent: ChooseIntent(), description: "All")]
  }
  func relevance() async -> WidgetRelevance<ChooseIntent> {
    let one = WidgetRelevanceAttribute(
      configuration: ChooseIntent(), context: .date(from: Date(), to: Date()))
    return WidgetRelevance([one])
  }
}

struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: Provider()) { entry in
      Text(entry.date, style: .time).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Plain")
    .description("A widget.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .containerBackgroundRemovable()
    .disfavoredLocations([.standBy], for: [.systemSmall])
    .promptsForUserConfiguration()
    .onBackgroundURLSessionEvents(matching: "a") { _, _ in }
    .pushHandler(PushTokens.self)
    .supportedMountingStyles([.elevated])
    .widgetTexture(.paper)
  }
}

struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "old", provider: FirstProvider(), placeholder: Text("…"),
      content: { Text($0.date, style: .time) })
  }
}

struct IntentWidget: Widget {
  private let kind = "intent"
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: kind, intent: INIntent.self, provider: IntentProvider()) {
      Text($0.date, style: .time)
    }
  }
}

struct OldIntentWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "oldintent", intent: INIntent.self, provider: FirstIntentProvider(),
      placeholder: Text("…")
    ) { Text($0.date, style: .time) }
  }
}

struct AppIntentWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "app", intent: ChooseIntent.self, provider: AppProvider()) {
      Text($0.date, style: .time)
    }
  }
}

struct ContentWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "content", provider: AppProvider(), content: { Text($0.date, style: .time) })
  }
}

struct PushTokens: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}

struct NoWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct RelevantWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "relevant", provider: RelevantProvider()) { _ in Text("now") }
  }
}

struct RelevantProvider: RelevanceEntriesProvider {
  func placeholder(context: Context) -> RelevantEntry { RelevantEntry() }
  func relevance() async -> WidgetRelevance<ChooseIntent> { WidgetRelevance([]) }
  func entry(configuration: ChooseIntent, context: Context) async throws -> RelevantEntry {
    RelevantEntry()
  }
}

struct RelevantEntry: RelevanceEntry {}

struct AllWidgets: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    PlainWidget()
    IntentWidget()
    if #available(iOS 16, *) { AppIntentWidget() }
    LiveWidget()
    LightControl()
  }
}

struct NestedWidgets: WidgetBundle {
  var body: some Widget {
    AllWidgets().body
    NoWidget()
  }
}

extension Samples {
  @MainActor mutating func addWidgets() {
    let words = Self.words
    declared(
      "Timeline(entries:, policy:)", "TimelineEntryRelevance(score:, duration:)",
      "TimelineEntryRelevance(score:)", "StaticConfiguration(kind:, provider:) {}",
      "StaticConfiguration(kind:, provider:, content:)",
      "StaticConfiguration(kind:, provider:, placeholder:, content:)",
      "IntentConfiguration(kind:, intent:, provider:) {}",
      "IntentConfiguration(kind:, intent:, provider:, content:)",
      "IntentConfiguration(kind:, intent:, provider:, placeholder:) {}",
      "AppIntentConfiguration(kind:, intent:, provider:) {}",
      "AppIntentConfiguration(kind:, intent:, provider:, content:)",
      "AppIntentConfiguration(kind:, provider:) {}", "EmptyWidgetConfiguration()",
      "IntentRecommendation(intent:, description:)",
      "AppIntentRecommendation(intent:, description:)",
      "WidgetRelevance(_)", "WidgetRelevanceAttribute(configuration:, context:)",
      "RelevanceConfiguration(kind:, provider:) {}",
      "TimelineProvider.snapshot(with:completion:)", "TimelineProvider.timeline(with:completion:)",
      "IntentTimelineProvider.snapshot(for:with:completion:)",
      "IntentTimelineProvider.timeline(for:with:completion:)")
    declared(
      "description(_)", "configurationDisplayName(_)", "supportedFamilies(_)",
      "contentMarginsDisabled()", "containerBackgroundRemovable()",
      "containerBackgroundRemovable(_)", "disfavoredLocations(_, for:)",
      "promptsForUserConfiguration()", "onBackgroundURLSessionEvents(matching:) {}",
      "supportedMountingStyles(_)", "widgetTexture(_)")
    declared(
      "Widget", "TimelineEntry", "WidgetBundle", "TimelineProvider", "IntentTimelineProvider",
      "AppIntentTimelineProvider", "@main", "@WidgetBundleBuilder")
    drawn("containerBackground(_, for:)") { words.containerBackground(.clear, for: .widget) }
    drawn("containerBackground: .clear") { words.containerBackground(.clear, for: .widget) }
    drawn("containerBackground: .fill.tertiary") {
      words.containerBackground(.fill.tertiary, for: .widget)
    }
    drawn("containerBackground: .background") {
      words.containerBackground(.background, for: .widget)
    }
    drawn("containerBackground(for:) {}") { words.containerBackground(for: .widget) { Color.red } }
    drawn("widgetURL(_)") { words.widgetURL(URL(string: "app://a")) }
    inert("widgetAccentable()") { words.widgetAccentable() }
    inert("widgetAccentable(_)") { words.widgetAccentable(false) }
    inert("widgetLabel() {}") { words.widgetLabel { Text("label") } }
    inert("widgetLabel(_)") { words.widgetLabel("label") }
    inert("widgetLabel(label:)") { words.widgetLabel(label: { Text("label") }) }
    inert("widgetCurvesContent()") { words.widgetCurvesContent() }
    drawn("AccessoryWidgetBackground()") { AccessoryWidgetBackground() }
    inert("activityBackgroundTint(_)") { words.activityBackgroundTint(.red) }
    inert("activitySystemActionForegroundColor(_)") {
      words.activitySystemActionForegroundColor(.red)
    }
    inert("dynamicIsland(verticalPlacement:)") {
      words.dynamicIsland(verticalPlacement: .belowIfTooWide)
    }
    inert("controlWidgetActionHint(_)") { words.controlWidgetActionHint("Opens") }
  }
}
