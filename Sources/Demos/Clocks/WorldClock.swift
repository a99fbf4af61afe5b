import SwiftUI
import WidgetKit

/// A minute of the world.
struct WorldClockEntry: TimelineEntry {
  let date: Date
  let cities: [City]
}

/// The next quarter of an hour, minute by minute.
struct WorldClockProvider: TimelineProvider {
  private let cities: [City] = [.cupertino, .newYork, .lisbon, .tokyo]

  func placeholder(in context: Context) -> WorldClockEntry {
    WorldClockEntry(date: Date(), cities: cities)
  }

  func getSnapshot(in context: Context, completion: @escaping (WorldClockEntry) -> Void) {
    completion(WorldClockEntry(date: Date(), cities: cities))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<WorldClockEntry>) -> Void
  ) {
    let now = Date()
    var entries: [WorldClockEntry] = []
    for minute in 0..<15 {
      let date = Calendar.current.date(byAdding: .minute, value: minute, to: now)!
      entries.append(WorldClockEntry(date: date, cities: cities))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// Four cities side by side.
struct WorldClock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WorldClock", provider: WorldClockProvider()) { entry in
      WorldClockView(entry: entry)
        .containerBackground(for: .widget) {
          Color("Backdrop")
        }
    }
    .configurationDisplayName("World Clock")
    .description("Compare the time in four cities.")
    .supportedFamilies([.systemMedium])
  }
}

/// One column per city.
struct WorldClockView: View {
  let entry: WorldClockEntry

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      ForEach(entry.cities) { city in
        WorldClockColumn(city: city, date: entry.date)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(maxHeight: .infinity)
  }
}

/// A city’s clock, name, time and distance.
private struct WorldClockColumn: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  let city: City
  let date: Date

  var body: some View {
    let time = LocalTime(at: date, in: city.timeZone)

    VStack(spacing: 0) {
      ClockDial(time: time, isDetailed: false)
        .dialPalette(time.palette(in: renderingMode))
        .padding(.bottom, 8)
      Text(city.name)
        .font(.caption.weight(.semibold))
      Text(date, style: .time)
        .font(.caption2)
        .monospacedDigit()
        .environment(\.timeZone, city.timeZone)
      Text(time.offset == 0 ? time.dayText : time.offsetText)
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}

#Preview(as: .systemMedium) {
  WorldClock()
} timeline: {
  WorldClockEntry(date: Date(), cities: [.cupertino, .newYork, .cairo, .mumbai])
}
