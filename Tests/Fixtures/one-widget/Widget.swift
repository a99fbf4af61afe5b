import SwiftUI
import WidgetKit

struct TinyEntry: TimelineEntry { let date: Date }

struct TinyProvider: TimelineProvider {
  func placeholder(in context: Context) -> TinyEntry { TinyEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (TinyEntry) -> Void) {
    completion(TinyEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<TinyEntry>) -> Void) {
    completion(Timeline(entries: [TinyEntry(date: .now)], policy: .never))
  }
}

@main struct TinyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tiny", provider: TinyProvider()) { _ in
      Text("Tiny").containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
