import CoreLocation
import SwiftUI
import WidgetKit

/// The weather as foreseen for an hour.
struct WeatherEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast

  /// The hour that has begun last.
  var current: HourForecast {
    forecast.hours.last { $0.date <= date } ?? forecast.hours[0]
  }

  var next: [HourForecast] {
    forecast.hours.filter { $0.date > date }
  }

  var today: DayForecast { forecast.days[0] }
}

/// Hourly entries; a new forecast is asked for before this one loses its accuracy.
struct WeatherProvider: TimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry {
    WeatherEntry(date: Date(), forecast: .sample(at: Date(), isCurrentLocation: true))
  }

  func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
    completion(WeatherEntry(date: Date(), forecast: forecast(at: Date())))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void
  ) {
    let now = Date()
    let forecast = forecast(at: now)
    let fullHours = forecast.hours.map(\.date).filter { $0 > now }.prefix(4)
    let entries = ([now] + fullHours).map { WeatherEntry(date: $0, forecast: forecast) }
    // The forecast is trusted for 45 minutes; a quarter of an hour is left to replace it.
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(30 * 60))))
  }

  /// Without permission to know the location, the weather is that of the saved city.
  private func forecast(at date: Date) -> Forecast {
    let manager = CLLocationManager()
    return .sample(at: date, isCurrentLocation: manager.isAuthorizedForWidgetUpdates)
  }
}

/// The weather of the next hours and days.
struct HourlyWeather: Widget {
  static let kind = "HourlyWeather"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: WeatherProvider()) { entry in
      WeatherView(entry: entry)
        .widgetURL(URL(string: "today://weather"))
        .containerBackground(for: .widget) {
          SkyView(condition: entry.current.condition, isNight: entry.current.isNight)
        }
    }
    .configurationDisplayName("Weather")
    .description("See the forecast for the next hours.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The weather in the form that suits the family.
struct WeatherView: View {
  @Environment(\.widgetFamily) private var family

  let entry: WeatherEntry

  var body: some View {
    switch family {
    case .accessoryCircular: WeatherGauge(entry: entry)
    case .accessoryRectangular: WeatherLines(entry: entry)
    case .accessoryInline: WeatherLine(entry: entry)
    default: sky.foregroundStyle(.white)
    }
  }

  @ViewBuilder private var sky: some View {
    switch family {
    case .systemSmall:
      WeatherSummary(entry: entry)
    case .systemMedium:
      VStack(spacing: 0) {
        WeatherHeader(entry: entry)
        Spacer(minLength: 4)
        HourStrip(hours: entry.next.prefix(6))
      }
    case .systemExtraLarge:
      HStack(spacing: 20) {
        VStack(spacing: 0) {
          WeatherHeader(entry: entry, size: 64)
          HourCurve(hours: entry.next.prefix(6))
            .padding(.vertical, 16)
          HourStrip(hours: entry.next.prefix(6))
        }
        Rectangle()
          .fill(.white.opacity(0.25))
          .frame(width: 0.5)
        DayList(days: entry.forecast.days[...])
      }
    default:
      VStack(spacing: 0) {
        WeatherHeader(entry: entry)
        Spacer(minLength: 8)
        HourStrip(hours: entry.next.prefix(6))
        Rectangle()
          .fill(.white.opacity(0.25))
          .frame(height: 0.5)
          .padding(.vertical, 10)
        DayList(days: entry.forecast.days.prefix(5))
      }
    }
  }
}

#Preview("Hours", as: .systemMedium) {
  HourlyWeather()
} timeline: {
  WeatherEntry(date: Date(), forecast: .sample(at: Date(), isCurrentLocation: true))
  WeatherEntry(
    date: Date().addingTimeInterval(11 * 3600),
    forecast: .sample(at: Date(), isCurrentLocation: true))
}
