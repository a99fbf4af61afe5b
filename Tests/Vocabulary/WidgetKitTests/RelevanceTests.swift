import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

private let morning = DateInterval(start: .at(100), duration: 50)

/// Matters in the morning, and while a workout is on.
private struct RunProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .at(0)) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (SampleEntry) -> Void) {
    completion(SampleEntry(date: .at(0)))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) { completion(Timeline(entries: [], policy: .never)) }
  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([
      WidgetRelevanceAttribute(context: .date(interval: morning, kind: .scheduled)),
      WidgetRelevanceAttribute(group: .named("sport")),
      WidgetRelevanceAttribute(context: .fitness(.workoutActive)),
    ])
  }
}

/// Matters in the name of an older template.
private struct OlderProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .at(0)) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (SampleEntry) -> Void) {
    completion(SampleEntry(date: .at(0)))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) { completion(Timeline(entries: [], policy: .never)) }
  func relevances() async -> WidgetRelevances<Void> {
    WidgetRelevances([WidgetRelevanceAttribute(context: .fitness(.workoutActive))])
  }
}

/// Cities that matter where one is.
private struct TravelProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .at(0)) }
  func snapshot(for configuration: CityIntent, in context: Context) async -> SampleEntry {
    SampleEntry(date: .at(0))
  }
  func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(entries: [], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<CityIntent>] {
    ["Rome", "Oslo"].map { AppIntentRecommendation(intent: CityIntent($0), description: "\($0)") }
  }
  func relevance() async -> WidgetRelevance<CityIntent> {
    WidgetRelevance([
      WidgetRelevanceAttribute(configuration: CityIntent("Oslo"), context: .hardware(.headphones)),
      WidgetRelevanceAttribute(configuration: CityIntent("Bern"), context: .sleep(.bedtime)),
      WidgetRelevanceAttribute(
        configuration: CityIntent("Oslo"), context: .location(inferred: .home)),
    ])
  }
}

/// What providers say of when a widget matters, as the host hears it.
@MainActor struct RelevanceTests {
  private func relevance(_ configuration: some WidgetConfiguration) async -> [HostedRelevance] {
    let collector = _WidgetCollector()
    configuration._collect(collector)
    return await collector.widgets[0].instances[0].provider.relevance()
  }

  @Test func `a widget that is not configured has all contexts`() async {
    let found = await relevance(
      StaticConfiguration(kind: "run", provider: RunProvider()) { _ in Text("") })
    #expect(
      found == [
        HostedRelevance(
          instance: "default",
          contexts: [.date(morning, kind: "scheduled"), .fitness("workoutActive")])
      ])
  }

  @Test func `the older name is asked as well`() async {
    let found = await relevance(
      StaticConfiguration(kind: "run", provider: OlderProvider()) { _ in Text("") })
    #expect(found.flatMap(\.contexts) == [.fitness("workoutActive")])
  }

  @Test func `each configuration has its own, and is the instance that is configured so`() async {
    let found = await relevance(
      AppIntentConfiguration(kind: "city", intent: CityIntent.self, provider: TravelProvider()) {
        Text($0.name)
      })
    #expect(
      found == [
        HostedRelevance(
          instance: "recommendation-2", contexts: [.hardware("headphones"), .location("home")]),
        HostedRelevance(instance: nil, contexts: [.sleep("bedtime")]),
      ])
  }

  @Test func `a widget that says nothing does not matter`() async {
    #expect(await relevance(PlainWidget().body).isEmpty)
    #expect(await relevance(CityWidget().body).isEmpty)
  }

  @Test func `dates are intervals, a moment has no duration`() {
    #expect(
      RelevantContext.date(.at(5)).hosted
        == .date(DateInterval(start: .at(5), duration: 0), kind: "default"))
    #expect(
      RelevantContext.date(from: .at(9), to: .at(5)).hosted
        == .date(DateInterval(start: .at(9), duration: 0), kind: "default"))
    #expect(
      RelevantContext.date(range: .at(5)...(.at(9)), kind: .informational).hosted
        == .date(DateInterval(start: .at(5), end: .at(9)), kind: "informational"))
  }
}
