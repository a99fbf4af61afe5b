import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct MomentProvider: TimelineProvider {
  var isEndless = false

  func placeholder(in context: Context) -> Moment {
    while isEndless {}
    return Moment(date: .now)
  }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

struct Sound: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "sound", provider: MomentProvider()) { _ in
      Text("Sound").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Endless: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "endless", provider: MomentProvider(isEndless: true)) { _ in
      Text("Endless").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Sound()
    Endless()
  }
}
