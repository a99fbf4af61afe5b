import NoSuchBrand
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

// What a module that nobody has brings to types that are at hand, and what is built with it.
func count(_ text: String) -> Int { text.count }

@Labels func labels() -> [String] {
  "one"
  if Bool.random() { "two" }
}

@Tracked struct Model {
  @Stored("name") var name = "stored"
}

struct BroughtView: View {
  let date: Date

  var body: some View {
    VStack {
      Text("drawn").foregroundStyle(.brand).glowing(by: 2)
      Text("tinted").foregroundStyle(Color(brandHex: "#336699", opacity: 1))
      Text(date.weekdayWord(.long))
      Text(date.holiday)
      Text("\(count(date.holiday))")
      Text(Model().name).padding(Edge.Set.horizontal)
    }
    .containerBackground(Color.paper, for: .widget)
  }

  func joined() -> String { date ~~> "joined" }
}

@main struct Brought: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "brought", provider: Provider()) { BroughtView(date: $0.date) }
      .supportedFamilies([.systemSmall])
  }
}
