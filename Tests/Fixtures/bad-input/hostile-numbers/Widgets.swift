import Charts
import SwiftUI
import WidgetKit

/// An entry, so that each drawing below is a widget of its own.
struct Now: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
}

struct OneEntry: TimelineProvider {
  func placeholder(in context: Context) -> Now { Now(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
    completion(Now(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
    completion(Timeline(entries: [Now(date: .now)], policy: .never))
  }
}

/// Dates that are none.
struct OddDates: TimelineProvider {
  func placeholder(in context: Context) -> Now { Now(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
    completion(Now(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
    let score = TimelineEntryRelevance(score: .nan, duration: .infinity)
    completion(
      Timeline(
        entries: [
          Now(date: Date(timeIntervalSince1970: .nan)), Now(date: .now, relevance: score),
          Now(date: Date(timeIntervalSince1970: 1e19)),
        ], policy: .after(Date(timeIntervalSince1970: .infinity))))
  }
}

struct Priorities: View {
  var body: some View {
    HStack {
      Text("A").layoutPriority(.nan)
      Text("B").zIndex(.nan)
      Text("C")
    }
  }
}

struct Tracks: View {
  var body: some View {
    VStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) { Text("A") }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: .leastNonzeroMagnitude), spacing: 0)]) {
        Text("B")
      }
      .frame(width: 1e9)
      Grid { GridRow { Text("C").gridCellColumns(.max) } }
    }
  }
}

struct Texts: View {
  var body: some View {
    VStack {
      Text(verbatim: String(repeating: "line\n", count: 500_000))
      Text(LocalizedStringKey(String(repeating: "*[", count: 20_000)))
      Text((try? AttributedString(markdown: String(repeating: "*[", count: 20_000))) ?? "")
      Text("Far").lineSpacing(.nan).baselineOffset(.infinity).lineLimit(.max, reservesSpace: true)
      Text(Date(timeIntervalSince1970: .nan), style: .timer)
      Text(Date(timeIntervalSince1970: .nan), format: .dateTime.hour())
    }
    .minimumScaleFactor(.nan)
  }
}

struct Loops: View {
  var body: some View { ForEach(0..<10_000_000, id: \.self) { _ in Color.red } }
}

struct Charted: View {
  var body: some View {
    Chart {
      LineMark(x: .value("x", 1), y: .value("y", Double.nan))
      LineMark(x: .value("x", 2), y: .value("y", Double.infinity))
      LineMark(x: .value("x", 3), y: .value("y", 1e308))
      LineMark(x: .value("x", 4), y: .value("y", 4)).foregroundStyle(.foreground)
    }
  }
}

struct Foregrounds: View {
  var body: some View {
    Text("F").foregroundStyle(.foreground).foregroundStyle(.foreground)
  }
}

func widget(_ kind: String, _ view: some View) -> some WidgetConfiguration {
  let box = AnyView(view.containerBackground(.background, for: .widget))
  return StaticConfiguration(kind: kind, provider: OneEntry()) { _ in box }
    .supportedFamilies([.systemSmall])
}

struct PrioritiesWidget: Widget { var body: some WidgetConfiguration { widget("p", Priorities()) } }
struct TracksWidget: Widget { var body: some WidgetConfiguration { widget("t", Tracks()) } }
struct TextsWidget: Widget { var body: some WidgetConfiguration { widget("x", Texts()) } }
struct LoopsWidget: Widget { var body: some WidgetConfiguration { widget("l", Loops()) } }
struct ChartedWidget: Widget { var body: some WidgetConfiguration { widget("c", Charted()) } }
struct ForegroundsWidget: Widget {
  var body: some WidgetConfiguration { widget("f", Foregrounds()) }
}
struct EmptyWidget: Widget {
  var body: some WidgetConfiguration { widget("e", EmptyView()) }
}

struct DatesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "d", provider: OddDates()) { entry in
      Text(entry.date, style: .relative).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct HostileNumbers: WidgetBundle {
  var body: some Widget {
    PrioritiesWidget()
    TracksWidget()
    TextsWidget()
    LoopsWidget()
    ChartedWidget()
    ForegroundsWidget()
    DatesWidget()
    EmptyWidget()
  }
}
