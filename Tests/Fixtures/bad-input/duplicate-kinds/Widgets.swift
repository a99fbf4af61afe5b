import SwiftUI
import WidgetKit

/// One entry, so that each drawing below is a widget of its own.
struct Now: TimelineEntry { let date: Date }

struct OneEntry: TimelineProvider {
  func placeholder(in context: Context) -> Now { Now(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
    completion(Now(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
    completion(Timeline(entries: [Now(date: .now)], policy: .never))
  }
}

struct First: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "same", provider: OneEntry()) { _ in Text("First") }
      .supportedFamilies([.systemSmall])
  }
}

struct Second: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "same", provider: OneEntry()) { _ in Text("Second") }
      .supportedFamilies([.systemSmall])
  }
}

@main
struct Twins: WidgetBundle {
  var body: some Widget {
    First()
    Second()
  }
}
