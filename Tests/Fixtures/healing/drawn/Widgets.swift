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

struct Card: View {
  @NoSuchWrapper(\.place) var place: String

  var body: some View {
    VStack {
      Text("Kept")
        .noSuchModifier(radius: 3)
      NoSuchView(
        text: "of two lines"
      )
      .frame(width: 40, height: 20)
      Button("Tap") { NoSuchTracker.shared.track("tap") }
    }
    .font(.noSuchFont)
    .containerBackground(.white, for: .widget)
  }
}

struct Drawn: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "drawn", provider: Provider()) { _ in Card() }
      .supportedFamilies([.systemSmall])
      .noSuchSetting(true)
  }
}

@main struct Widgets: WidgetBundle {
  var body: some Widget {
    Drawn()
    NoSuchWidget()
  }
}
