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

@main
struct CatalogWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "catalog", provider: OneEntry()) { _ in
      VStack {
        Color("Brand")
        Image("Logo")
        Text("Greeting")
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
