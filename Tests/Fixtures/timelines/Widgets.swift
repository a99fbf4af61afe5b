import CoreLocation
import SwiftUI
import UIKit
import WidgetKit

// Each provider makes one mistake, and only that: every check of timelines has to find its own exactly
// once.

@main struct Timelines: WidgetBundle {
  var body: some Widget {
    Ending()
    Passed()
    Eager()
    Own()
    Late()
    Equal()
    Dense()
    Reserve()
    Last()
    Forecast()
    Shared()
    Loading()
    Sampled()
    Shaded()
    Placed()
  }
}

struct Moment: TimelineEntry {
  var date: Date
  var words = "Words"
}

/// Answers with what a type says, and with nothing wrong elsewhere.
protocol Answering: TimelineProvider where Entry == Moment {
  func timeline(_ now: Date) async -> Timeline<Moment>
}

extension Answering {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<Moment>) -> Void
  ) {
    Task { completion(await timeline(.now)) }
  }
}

/// A widget that shows the time of its entry.
struct Shown: View {
  let entry: Moment

  var body: some View {
    VStack {
      Text(entry.date, format: .dateTime.hour().minute().second())
      Text(entry.words)
    }
    .containerBackground(.background, for: .widget)
  }
}

func configuration(_ kind: String, _ provider: some Answering) -> some WidgetConfiguration {
  StaticConfiguration(kind: kind, provider: provider) { Shown(entry: $0) }
    .supportedFamilies([.systemSmall])
}

/// Asks for an address of the network.
func load() async {
  _ = try? await URLSession.shared.data(from: URL(string: "https://example.com/")!)
}

func hours(_ count: Int, from now: Date) -> [Moment] {
  (0..<count).map { Moment(date: now.addingTimeInterval(Double($0) * 3600)) }
}

struct EndingProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(entries: [Moment(date: now)], policy: .atEnd)
  }
}

struct PassedProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(entries: [Moment(date: now)], policy: .after(now.addingTimeInterval(-60)))
  }
}

struct EagerProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(entries: [Moment(date: now)], policy: .after(now.addingTimeInterval(60)))
  }
}

struct OwnProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    WidgetCenter.shared.reloadTimelines(ofKind: "Own")
    return Timeline(entries: [Moment(date: now)], policy: .after(now.addingTimeInterval(14400)))
  }
}

struct LateProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(
      entries: [Moment(date: now.addingTimeInterval(1800))],
      policy: .after(now.addingTimeInterval(3600)))
  }
}

struct EqualProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(
      entries: [Moment(date: now, words: "A"), Moment(date: now, words: "B")],
      policy: .after(now.addingTimeInterval(3600)))
  }
}

struct DenseProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(
      entries: (0..<30).map { Moment(date: now.addingTimeInterval(Double($0))) },
      policy: .after(now.addingTimeInterval(3600)))
  }
}

struct ReserveProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(entries: hours(24, from: now), policy: .after(now.addingTimeInterval(3600)))
  }
}

struct LastProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(entries: hours(4, from: now), policy: .never)
  }
}

struct ForecastProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    await load()
    return Timeline(entries: hours(8, from: now), policy: .atEnd)
  }
}

struct SharedProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    await load()
    let hour = Calendar.current.dateInterval(of: .hour, for: now)!.end
    return Timeline(entries: [Moment(date: now)], policy: .after(hour))
  }
}

struct LoadingProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    await load()
    return Timeline(entries: [Moment(date: now)], policy: .after(now.addingTimeInterval(2700)))
  }
}

struct SampledProvider: Answering {
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    Task {
      await load()
      completion(Moment(date: .now))
    }
  }

  func timeline(_ now: Date) async -> Timeline<Moment> {
    Timeline(entries: [Moment(date: now)], policy: .never)
  }
}

struct ShadedProvider: Answering {
  func timeline(_ now: Date) async -> Timeline<Moment> {
    let words = UITraitCollection.current.userInterfaceStyle == .dark ? "Night" : "Day"
    return Timeline(entries: [Moment(date: now, words: words)], policy: .never)
  }
}

struct PlacedProvider: Answering {
  func getTimeline(
    in context: Context, completion: @escaping (Timeline<Moment>) -> Void
  ) {
    guard let place = CLLocationManager().location else { return }
    completion(Timeline(entries: [Moment(date: .now, words: "\(place)")], policy: .never))
  }

  func timeline(_ now: Date) async -> Timeline<Moment> { Timeline(entries: [], policy: .never) }
}

struct Ending: Widget {
  var body: some WidgetConfiguration { configuration("Ending", EndingProvider()) }
}

struct Passed: Widget {
  var body: some WidgetConfiguration { configuration("Passed", PassedProvider()) }
}

struct Eager: Widget {
  var body: some WidgetConfiguration { configuration("Eager", EagerProvider()) }
}

struct Own: Widget {
  var body: some WidgetConfiguration { configuration("Own", OwnProvider()) }
}

struct Late: Widget {
  var body: some WidgetConfiguration { configuration("Late", LateProvider()) }
}

struct Equal: Widget {
  var body: some WidgetConfiguration { configuration("Equal", EqualProvider()) }
}

struct Dense: Widget {
  var body: some WidgetConfiguration { configuration("Dense", DenseProvider()) }
}

struct Reserve: Widget {
  var body: some WidgetConfiguration { configuration("Reserve", ReserveProvider()) }
}

struct Last: Widget {
  var body: some WidgetConfiguration { configuration("Last", LastProvider()) }
}

struct Forecast: Widget {
  var body: some WidgetConfiguration {
    configuration("Forecast", ForecastProvider())
      .onBackgroundURLSessionEvents { _, done in done() }
  }
}

struct Shared: Widget {
  var body: some WidgetConfiguration {
    configuration("Shared", SharedProvider())
      .onBackgroundURLSessionEvents { _, done in done() }
  }
}

struct Loading: Widget {
  var body: some WidgetConfiguration { configuration("Loading", LoadingProvider()) }
}

struct Sampled: Widget {
  var body: some WidgetConfiguration { configuration("Sampled", SampledProvider()) }
}

struct Shaded: Widget {
  var body: some WidgetConfiguration { configuration("Shaded", ShadedProvider()) }
}

struct Placed: Widget {
  var body: some WidgetConfiguration { configuration("Placed", PlacedProvider()) }
}
