import SwiftUI
import WidgetKit

/// The caffeine in the body against the daily limit, in a circle.
struct CaffeineGauge: View {
  let amount: Double

  var body: some View {
    Gauge(value: min(amount, CaffeineDiary.dailyLimit), in: 0...CaffeineDiary.dailyLimit) {
      Text("mg")
    } currentValueLabel: {
      Text("\(amount, specifier: "%.0f")")
    }
    .gaugeStyle(.accessoryCircular)
  }
}

/// Amount and latest drink below the clock of the Lock Screen.
struct CaffeineLines: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "cup.and.saucer.fill")
        .font(.title2)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 0) {
        Text("\(entry.amount, specifier: "%.0f") mg")
          .font(.headline)
          .widgetAccentable()
        if let drink = entry.drink {
          Text(LocalizedStringKey(drink.name))
          Text(drink.date, style: .time)
            .foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The amount beside the date of the Lock Screen.
struct CaffeineLine: View {
  let amount: Double

  var body: some View {
    Label {
      Text("\(amount, specifier: "%.0f") mg")
    } icon: {
      Image(systemName: "cup.and.saucer.fill")
    }
  }
}
