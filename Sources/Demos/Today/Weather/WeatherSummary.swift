import SwiftUI

/// Where it is and how warm.
struct PlaceAndTemperature: View {
  let entry: WeatherEntry
  let size: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: -2) {
      HStack(spacing: 4) {
        Text(entry.forecast.city)
          .font(.subheadline.weight(.semibold))
          .lineLimit(1)
        if entry.forecast.isCurrentLocation {
          Image(systemName: "location.fill")
            .imageScale(.small)
            .font(.caption2)
        }
      }
      Text("\(entry.current.temperature)°")
        .font(.system(size: size, weight: .light))
    }
  }
}

/// Symbol, words and range of the day, aligned to a side.
struct ConditionSummary: View {
  let entry: WeatherEntry
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      WeatherSymbol(condition: entry.current.condition, isNight: entry.current.isNight)
        .font(.footnote)
        .padding(.bottom, 2)
      Text(entry.current.condition.name)
      Text("H:\(entry.today.high)° L:\(entry.today.low)°")
    }
    .font(.caption.weight(.semibold))
    .lineLimit(1)
  }
}

/// The small widget: everything in one column.
struct WeatherSummary: View {
  let entry: WeatherEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PlaceAndTemperature(entry: entry, size: 44)
      Spacer(minLength: 0)
      ConditionSummary(entry: entry, alignment: .leading)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The top of the larger widgets.
struct WeatherHeader: View {
  let entry: WeatherEntry
  var size: CGFloat = 38

  var body: some View {
    HStack(alignment: .top) {
      PlaceAndTemperature(entry: entry, size: size)
        .layoutPriority(1)
      Spacer()
      ConditionSummary(entry: entry, alignment: .trailing)
    }
  }
}

/// The next hours, side by side.
struct HourStrip: View {
  let hours: ArraySlice<HourForecast>

  var body: some View {
    HStack(spacing: 0) {
      ForEach(hours) { hour in
        VStack(spacing: 2) {
          Text(hour.date, format: .dateTime.hour())
            .font(.caption2.weight(.semibold))
            .opacity(0.9)
            .lineLimit(1)
            .minimumScaleFactor(0.8)
          WeatherSymbol(condition: hour.condition, isNight: hour.isNight)
            .font(.callout)
            .frame(height: 18)
          Text("\(hour.temperature)°")
            .font(.footnote.weight(.semibold))
            .monospacedDigit()
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

/// The symbol of a condition in its own colours.
struct WeatherSymbol: View {
  let condition: Condition
  let isNight: Bool

  var body: some View {
    Image(systemName: condition.symbol(isNight: isNight))
      .symbolRenderingMode(.multicolor)
  }
}

extension Condition {
  var name: LocalizedStringKey {
    switch self {
    case .clear: "Clear"
    case .partlyCloudy: "Partly Cloudy"
    case .cloudy: "Cloudy"
    case .rain: "Rain"
    case .thunder: "Thunderstorms"
    case .wind: "Windy"
    }
  }

  func symbol(isNight: Bool) -> String {
    switch self {
    case .clear: isNight ? "moon.stars.fill" : "sun.max.fill"
    case .partlyCloudy: isNight ? "cloud.moon.fill" : "cloud.sun.fill"
    case .cloudy: "cloud.fill"
    case .rain: "cloud.rain.fill"
    case .thunder: "cloud.bolt.rain.fill"
    case .wind: "wind"
    }
  }
}
