import SwiftUI
import WidgetKit

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

struct Moment: TimelineEntry { let date: Date }

@main struct Apart: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "apart", provider: Provider()) { Card(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}
