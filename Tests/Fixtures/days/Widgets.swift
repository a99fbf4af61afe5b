import AppIntents
import CoreLocation
import SwiftUI
import WidgetKit

// What a simulated day has to do with widgets: each shows what has become of it.

@main struct Days: WidgetBundle {
  var body: some Widget {
    Hourly()
    Tapped()
    Asking()
    Loader()
    Dying()
    Endless()
    Silent()
    Hostile()
    Evening()
    Night()
    Placed()
    Retrying()
  }
}

struct Moment: TimelineEntry {
  var date: Date
  var words: String
  var relevance: TimelineEntryRelevance?
}

/// A provider that answers with what a closure says.
struct Answers: TimelineProvider {
  let answer: @Sendable (Date) -> Timeline<Moment>?

  func placeholder(in context: Context) -> Moment { Moment(date: .now, words: "Placeholder") }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now, words: "Snapshot"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    if let timeline = answer(.now) {
      completion(timeline)
    } else {
      Held.handlers.append(completion)
    }
  }
}

/// Handlers that somebody may call later, and nobody does.
enum Held {
  nonisolated(unsafe) static var handlers: [Any] = []
}

extension Date {
  var clock: String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: self)
    return "\(parts.hour!):\(parts.minute! < 10 ? "0" : "")\(parts.minute!)"
  }
}

/// What has happened so often, as code of an app keeps it.
enum Count {
  static func of(_ name: String) -> Int { UserDefaults.standard.integer(forKey: name) }
  static func up(_ name: String) { UserDefaults.standard.set(of(name) + 1, forKey: name) }
}

func configuration(
  _ kind: String, _ answer: @escaping @Sendable (Date) -> Timeline<Moment>?
) -> StaticConfiguration<some View> {
  StaticConfiguration(kind: kind, provider: Answers(answer: answer)) { moment in
    Text(moment.words).containerBackground(.background, for: .widget)
  }
}

struct Hourly: Widget {
  var body: some WidgetConfiguration {
    configuration("Hourly") { now in
      Timeline(
        entries: (0..<3).map {
          let date = now.addingTimeInterval(Double($0) * 3600)
          return Moment(
            date: date, words: "of \(now.clock) for \(date.clock)",
            relevance: TimelineEntryRelevance(score: Float($0 + 1)))
        }, policy: .after(now.addingTimeInterval(5400)))
    }.supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct CountUp: AppIntent {
  static let title: LocalizedStringResource = "Count up"

  func perform() async throws -> some IntentResult {
    Count.up("taps")
    return .result()
  }
}

struct Tapped: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Tapped",
      provider: Answers { now in
        Timeline(entries: [Moment(date: now, words: "\(Count.of("taps")) taps")], policy: .never)
      }
    ) { moment in
      Button(intent: CountUp()) { Text(moment.words) }
        .containerBackground(.background, for: .widget)
    }.supportedFamilies([.systemSmall])
  }
}

/// Asks for another widget's reload.
struct Asking: Widget {
  var body: some WidgetConfiguration {
    configuration("Asking") { now in
      WidgetCenter.shared.reloadTimelines(ofKind: "Tapped")
      return Timeline(
        entries: [Moment(date: now, words: now.clock)],
        policy: .after(now.addingTimeInterval(21600)))
    }.supportedFamilies([.systemSmall])
  }
}

/// Loads in the background when it is asked first.
struct Loader: Widget {
  var body: some WidgetConfiguration {
    configuration("Loader") { now in
      if Count.of("begun") == 0 {
        Count.up("begun")
        let session = URLSession(
          configuration: .background(withIdentifier: "news"), delegate: Listener(),
          delegateQueue: nil)
        session.downloadTask(with: URL(string: "https://example.com/news.txt")!).resume()
      }
      return Timeline(
        entries: [Moment(date: now, words: "\(Count.of("loaded")) loaded")], policy: .never)
    }
    .supportedFamilies([.systemSmall])
    .onBackgroundURLSessionEvents(matching: "news") { _, done in done() }
  }
}

final class Listener: NSObject, URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    Count.up("loaded")
    WidgetCenter.shared.reloadTimelines(ofKind: "Loader")
  }
}

/// Ends the program when it is asked for the second time.
struct Dying: Widget {
  var body: some WidgetConfiguration {
    configuration("Dying") { now in
      Count.up("dying")
      precondition(Count.of("dying") < 2, "asked twice")
      return Timeline(
        entries: [Moment(date: now, words: "alive")], policy: .after(now.addingTimeInterval(3600)))
    }.supportedFamilies([.systemSmall])
  }
}

/// Never comes back when it is asked for the second time.
struct Endless: Widget {
  var body: some WidgetConfiguration {
    configuration("Endless") { now in
      Count.up("endless")
      while Count.of("endless") > 1 {}
      return Timeline(
        entries: [Moment(date: now, words: "alive")], policy: .after(now.addingTimeInterval(3600)))
    }.supportedFamilies([.systemSmall])
  }
}

/// What it shows in the evening lacks a symbol, which no gallery of the morning can tell.
struct Evening: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Evening", provider: Answers(answer: hourly)) { _ in
      Image(systemName: Calendar.current.component(.hour, from: .now) < 18 ? "sun.max" : "no.such")
        .containerBackground(.background, for: .widget)
    }.supportedFamilies([.systemSmall])
  }
}

/// Ends the program as it is drawn at night.
struct Night: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Night", provider: Answers(answer: hourly)) { moment in
      let hour = Calendar.current.component(.hour, from: .now)
      precondition(hour < 20, "drawn at night")
      return Text(moment.words).containerBackground(.background, for: .widget)
    }.supportedFamilies([.systemSmall])
  }
}

@Sendable func hourly(_ now: Date) -> Timeline<Moment>? {
  Timeline(
    entries: [Moment(date: now, words: now.clock)], policy: .after(now.addingTimeInterval(3600)))
}

/// Never calls its completion handler.
struct Silent: Widget {
  var body: some WidgetConfiguration {
    configuration("Silent") { _ in nil }.supportedFamilies([.systemSmall])
  }
}

/// Answers with numbers that no calendar has.
struct Hostile: Widget {
  var body: some WidgetConfiguration {
    configuration("Hostile") { now in
      Timeline(
        entries: [Double.nan, .infinity, -.infinity, 0].map {
          Moment(
            date: now.addingTimeInterval($0), words: "\($0)",
            relevance: TimelineEntryRelevance(score: .nan, duration: -.infinity))
        }, policy: .after(Date(timeIntervalSince1970: .nan)))
    }.supportedFamilies([.systemSmall])
  }
}

/// Says where it is, and nothing where that is refused.
struct Placed: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now, words: "Placeholder") }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: .now, words: "Snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      guard let place = CLLocationManager().location?.coordinate else { return }
      let words = "at \(place.latitude), \(place.longitude)"
      let next = Date.now.addingTimeInterval(3600)
      completion(Timeline(entries: [Moment(date: .now, words: words)], policy: .after(next)))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Placed", provider: Provider()) { moment in
      Text(moment.words).containerBackground(.background, for: .widget)
    }.supportedFamilies([.systemMedium])
  }
}

/// Waits before each answer, as code does that asks a network again.
struct Retrying: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now, words: "Placeholder") }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      let now = Date.now
      Task {
        let start = ContinuousClock.now
        try? await Task.sleep(for: .seconds(1))
        let isWhole = start.duration(to: .now) >= .seconds(1)
        let words = isWhole ? "waited" : "hurried"
        completion(
          Timeline(entries: [Moment(date: now, words: words)], policy: .after(now + 14_400)))
      }
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Retrying", provider: Provider()) { moment in
      Text(moment.words).containerBackground(.background, for: .widget)
    }.supportedFamilies([.systemSmall])
  }
}
