import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

struct Narrowed: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "narrowed", provider: Provider()) { _ in
      Text(Wording.title).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main struct Widgets: WidgetBundle {
  var body: some Widget { Narrowed() }
}
