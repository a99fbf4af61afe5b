import SwiftUI
import WidgetKit

// Each widget makes one mistake, and only that: every check has to find its own exactly once. The empty one makes
// another, as it stands first.

struct Entry: TimelineEntry { let date: Date; var city = "Berlin" }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

@main struct Mistakes: WidgetBundle {
  var body: some Widget {
    Blank()
    CutOff()
    Pale()
    NoBackground()
    AllShown()
    Meant()
    MoreMistakes().body
  }
}

struct CutOff: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CutOff", provider: Provider()) { _ in CutOffView() }
      .supportedFamilies([.systemSmall])
  }
}

struct CutOffView: View {
  var body: some View {
    Text("A heading that is far too long for one line of a card")
      .lineLimit(1)
      .containerBackground(.background, for: .widget)
  }
}

struct Pale: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pale", provider: Provider()) { _ in PaleView() }
      .supportedFamilies([.systemSmall])
  }
}

struct PaleView: View {
  var body: some View {
    Text("Pale words")
      .foregroundStyle(Color(white: 0.8))
      .containerBackground(.white, for: .widget)
  }
}

struct NoBackground: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NoBackground", provider: Provider()) { _ in Text("Words") }
      .supportedFamilies([.systemSmall])
  }
}

struct AllShown: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AllShown", provider: Provider()) { AllShownView(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct AllShownView: View {
  let entry: Entry

  var body: some View {
    Text("Weather in \(entry.city)")
      .unredacted()
      .containerBackground(.background, for: .widget)
  }
}

struct Blank: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Blank", provider: Provider()) { _ in
      Text("").containerBackground(.blue, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Meant: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Meant", provider: Provider()) { _ in MeantView() }
      .supportedFamilies([.systemSmall])
  }
}

struct MeantView: View {
  var body: some View {
    // vitrine:ignore text-cut-off: the beginning is enough
    Text("Another heading that is far too long for one line")
      .lineLimit(1)
      .containerBackground(.background, for: .widget)
  }
}
