import SwiftUI
import WidgetKit

struct PlainEntry: TimelineEntry { let date: Date }

struct PlainProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {
    completion(PlainEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {
    completion(Timeline(entries: [PlainEntry(date: .now)], policy: .never))
  }
}

@main struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: PlainProvider()) { _ in Text("Plain") }
  }
}
