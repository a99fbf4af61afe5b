import SwiftUI
import WidgetKit

/// The water at a date.
struct TideEntry: TimelineEntry {
  let date: Date
  let tide: Tide

  var height: Double { tide.height(at: date) }
  var isRising: Bool { tide.isRising(at: date) }
  var next: Turn { tide.next(after: date) }
}

/// An entry now and at every full hour until the night.
struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: Date(), tide: .sample(at: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: Date(), tide: .sample(at: Date())))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let now = Date()
    let tide = Tide.sample(at: now)
    let hour = Calendar.current.dateInterval(of: .hour, for: now)?.start ?? now
    let dates = [now] + (1...12).map { hour.addingTimeInterval(Double($0) * 3600) }
    let entries = dates.map { TideEntry(date: $0, tide: tide) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// The tide on a watch face and in the Smart Stack.
struct TideWidget: Widget {  // vitrine:ignore same-pictures
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
      TideView(entry: entry)
        .widgetURL(URL(string: "tides://harbor/pillar-point"))
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Tide")
    .description("See when the water turns.")
    .supportedFamilies([
      .accessoryRectangular, .accessoryCircular, .accessoryCorner, .accessoryInline,
    ])
  }
}

/// The tide in the form that suits the family.
struct TideView: View {
  @Environment(\.widgetFamily) private var family

  let entry: TideEntry

  var body: some View {
    switch family {
    case .accessoryCircular: TideGauge(entry: entry)
    case .accessoryCorner: TideCorner(entry: entry)
    case .accessoryInline: TideLine(entry: entry)
    default: TideCard(entry: entry)
    }
  }
}
