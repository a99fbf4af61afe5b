import SwiftUI
import WidgetKit

/// The temperature between the low and the high of the day, on the Lock Screen.
struct WeatherGauge: View {
  let entry: WeatherEntry

  private var current: Double { Double(entry.current.temperature) }

  private var range: ClosedRange<Double> {
    min(Double(entry.today.low), current)...max(Double(entry.today.high), current)
  }

  var body: some View {
    Gauge(value: current, in: range) {
      Text("Temperature")
    } currentValueLabel: {
      Text("\(entry.current.temperature)°")
    } minimumValueLabel: {
      Text("\(entry.today.low)")
    } maximumValueLabel: {
      Text("\(entry.today.high)")
    }
    .gaugeStyle(.accessoryCircular)
  }
}

/// Three lines of weather below the clock of the Lock Screen.
struct WeatherLines: View {
  let entry: WeatherEntry

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: entry.current.condition.symbol(isNight: entry.current.isNight))
        .font(.title2)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 0) {
        Text("\(entry.current.temperature)° \(entry.forecast.city)")
          .font(.headline)
          .widgetAccentable()
        Text(entry.current.condition.name)
        Text("H:\(entry.today.high)° L:\(entry.today.low)°")
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The weather beside the date of the Lock Screen.
struct WeatherLine: View {
  let entry: WeatherEntry

  var body: some View {
    Label {
      Text("\(entry.current.temperature)° \(entry.forecast.city)")
    } icon: {
      Image(systemName: entry.current.condition.symbol(isNight: entry.current.isNight))
    }
  }
}
