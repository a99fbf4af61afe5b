import SwiftUI

/// The next days, one row each, with bars on one scale of temperatures.
struct DayList: View {
  let days: ArraySlice<DayForecast>

  private var range: ClosedRange<Int> {
    let low = days.map(\.low).min() ?? 0
    let high = days.map(\.high).max() ?? 100
    return low...max(high, low + 1)
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(days) { day in
        HStack(spacing: 8) {
          Text(day.date, format: .dateTime.weekday(.abbreviated))
            .frame(width: 40, alignment: .leading)
          WeatherSymbol(condition: day.condition, isNight: false)
            .frame(width: 28)
          Text("\(day.low)°")
            .opacity(0.9)
            .frame(width: 32, alignment: .trailing)
          TemperatureBar(low: day.low, high: day.high, range: range)
          Text("\(day.high)°")
            .frame(width: 32, alignment: .trailing)
        }
        .font(.subheadline.weight(.medium))
        .monospacedDigit()
        .frame(maxHeight: .infinity)
      }
    }
  }
}

/// A capsule from the low to the high of a day, coloured by temperature.
struct TemperatureBar: View {
  @Environment(\.redactionReasons) private var redactionReasons

  let low: Int
  let high: Int
  /// The temperatures of the whole track.
  let range: ClosedRange<Int>

  var body: some View {
    GeometryReader { proxy in
      let perDegree = proxy.size.width / CGFloat(range.upperBound - range.lowerBound)
      ZStack(alignment: .leading) {
        Capsule()
          .fill(.black.opacity(0.18))
        Capsule()
          .fill(
            LinearGradient(
              colors: redactionReasons.contains(.placeholder)
                ? [.white.opacity(0.25)]
                : [color(at: low), color(at: (low + high) / 2), color(at: high)],
              startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: CGFloat(high - low) * perDegree)
          .offset(x: CGFloat(low - range.lowerBound) * perDegree)
      }
    }
    .frame(height: 5)
  }

  /// Blue when it is fresh, then green, yellow and orange.
  private func color(at temperature: Int) -> Color {
    switch temperature {
    case ..<60: Color(red: 0.45, green: 0.82, blue: 0.98)
    case ..<70: Color(red: 0.55, green: 0.87, blue: 0.66)
    case ..<80: Color(red: 0.98, green: 0.85, blue: 0.36)
    default: Color(red: 1.0, green: 0.62, blue: 0.26)
    }
  }
}
