import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct MomentProvider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

@main
struct Endless: Widget {
  init() {
    // As deaf as a widget can be.
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    while true {}
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "endless", provider: MomentProvider()) { _ in Text("Endless") }
  }
}
