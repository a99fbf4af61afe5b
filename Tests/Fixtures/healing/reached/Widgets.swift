import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

/// Memory, of which nobody can make a value.
final class Digest {
  let date: Date, bytes: UnsafeRawPointer
  init(date: Date, bytes: UnsafeRawPointer) { (self.date, self.bytes) = (date, bytes) }
}

struct Provider: TimelineProvider {
  func digest() -> Digest { NoSuchHash.digest(of: "x") }
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: digest().date)], policy: .never))
  }
}

struct Reached: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "reached", provider: Provider()) { _ in
      Text("Reached").containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main struct Widgets: WidgetBundle {
  var body: some Widget { Reached() }
}
