import SwiftUI
import UIKit
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

// What vitrine.json gives a file for is there, and nothing is said.
struct LackingView: View {
  let renderer = UISparkRenderer(color: .black)

  var body: some View {
    Text(renderer.label).foregroundStyle(Color(uiColor: renderer.tint))
      .containerBackground(.white, for: .widget)
  }
}

@main struct Lacking: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "lacking", provider: Provider()) { _ in LackingView() }
      .supportedFamilies([.systemSmall])
  }
}
