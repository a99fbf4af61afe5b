import SwiftUI
import WidgetKit

/// The card of a widget, as each family shows it.
struct SampleView: View {
  @Environment(\.widgetFamily) private var family

  let entry: SampleEntry

  var body: some View {
    content
      .widgetURL(URL(string: "sample://\(entry.number)/\(entry.index)"))
      .containerBackground(for: .widget) {
        LinearGradient(
          colors: [Color(.systemBackground), entry.tint.opacity(0.16)], startPoint: .top,
          endPoint: .bottom)
      }
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: CircularCard(entry: entry)
    case .accessoryRectangular: RectangularCard(entry: entry)
    default:
      switch entry.number % 5 {
      case 0: WeatherCard(entry: entry, rows: rows, columns: columns)
      case 1: RingCard(entry: entry, rows: rows, columns: columns)
      case 2: TaskCard(entry: entry, rows: rows)
      case 3: MarketCard(entry: entry, rows: rows)
      default: TransitCard(entry: entry, rows: rows)
      }
    }
  }

  /// How many lines there is room for below the headline.
  private var rows: Int { family == .systemLarge ? 6 : 3 }
  /// How many columns there is room for beside it.
  private var columns: Int { family == .systemSmall ? 0 : 5 }
}

/// A symbol and a name.
struct CardTitle: View {
  let symbol: String
  let title: String
  let tint: Color

  var body: some View {
    Label(title, systemImage: symbol)
      .font(.caption.weight(.semibold))
      .foregroundStyle(tint)
      .lineLimit(1)
  }
}

/// A gauge for the Lock Screen.
struct CircularCard: View {
  let entry: SampleEntry

  var body: some View {
    Gauge(value: entry.share()) {
      Image(systemName: "bolt.fill")
    } currentValueLabel: {
      Text("\(Int(entry.share() * 100))")
    }
    .gaugeStyle(.accessoryCircular)
  }
}

/// Two lines and a bar for the Lock Screen.
struct RectangularCard: View {
  let entry: SampleEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      CardTitle(symbol: "calendar", title: "Widget \(entry.number)", tint: .primary)
      Text("\(entry.index + 1) of 17 done").font(.caption)
      ProgressView(value: entry.share(1))
    }
  }
}
