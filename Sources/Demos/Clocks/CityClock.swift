import AppIntents
import SwiftUI
import WidgetKit

/// Which city a clock shows.
struct SelectCityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "City"
  static let description = IntentDescription("Choose the city whose time you want to see.")

  @Parameter(title: "City", default: .lisbon)
  var city: City

  init() {}

  init(city: City) {
    self.city = city
  }
}

/// A minute in a city.
struct CityClockEntry: TimelineEntry {
  let date: Date
  let city: City
}

/// One entry per minute for a quarter of an hour: widgets cannot run a clock by themselves.
struct CityClockProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityClockEntry {
    CityClockEntry(date: .now, city: .lisbon)
  }

  func snapshot(for configuration: SelectCityIntent, in context: Context) async -> CityClockEntry {
    CityClockEntry(date: .now, city: configuration.city)
  }

  func timeline(
    for configuration: SelectCityIntent, in context: Context
  ) async -> Timeline<CityClockEntry> {
    let now = Date.now
    let calendar = Calendar.current
    let thisMinute = calendar.dateInterval(of: .minute, for: now)?.start ?? now
    let entries = (0..<15).map { step in
      let minute = calendar.date(byAdding: .minute, value: step, to: thisMinute) ?? now
      return CityClockEntry(date: max(minute, now), city: configuration.city)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<SelectCityIntent>] {
    let cities: [City] = [.lisbon, .tokyo]
    return cities.map { city in
      AppIntentRecommendation(intent: SelectCityIntent(city: city), description: city.name)
    }
  }
}

/// An analogue clock for one city.
struct CityClock: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "CityClock", intent: SelectCityIntent.self, provider: CityClockProvider()
    ) { entry in
      CityClockView(entry: entry)
        .containerBackground(Color("Backdrop"), for: .widget)
    }
    .configurationDisplayName("City")
    .description("Show the time in one city.")
    .supportedFamilies([.systemSmall])
    .contentMarginsDisabled()
  }
}

/// The face, light by day and dark by night, with the city and its distance written on it.
struct CityClockView: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  let entry: CityClockEntry

  private var time: LocalTime {
    LocalTime(at: entry.date, in: entry.city.timeZone)
  }

  var body: some View {
    ClockDial(time: time, isDetailed: true) { side in
      let direction = time.freeDirection
      VStack(spacing: side * 0.01) {
        DialLabel(text: entry.city.abbreviation, side: side)
        DialLabel(text: time.offsetText, side: side)
      }
      .offset(x: direction.x * side * 0.17, y: direction.y * side * 0.17)
    }
    .dialPalette(time.palette(in: renderingMode))
    .padding(10)
    .accessibilityLabel(Text("\(entry.city.name), \(time.dayText)"))
  }
}

/// Small print on the face of a clock.
private struct DialLabel: View {
  @Environment(\.dialPalette) private var palette

  let text: String
  let side: CGFloat

  var body: some View {
    Text(text)
      .font(.system(size: side * 0.075, weight: .semibold, design: .rounded))
      .foregroundStyle(palette.ink.opacity(0.65))
  }
}

#Preview(as: .systemSmall) {
  CityClock()
} timeline: {
  CityClockEntry(date: .now, city: .lisbon)
  CityClockEntry(date: .now, city: .tokyo)
}
