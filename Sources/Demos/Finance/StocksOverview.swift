import SwiftUI
import WidgetKit

/// The watchlist at a date.
struct OverviewEntry: TimelineEntry {
  let date: Date
  let stocks: [Stock]
  let isMarketOpen: Bool
}

/// Reloads every quarter of an hour while the market is open, and soon after its next opening.
struct OverviewProvider: TimelineProvider {
  func placeholder(in context: Context) -> OverviewEntry {
    entry(at: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (OverviewEntry) -> Void) {
    completion(entry(at: Date()))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<OverviewEntry>) -> Void
  ) {
    let now = Date()
    let next = MarketHours().nextReload(after: now, symbol: "watchlist")
    completion(Timeline(entries: [entry(at: now)], policy: .after(next)))
  }

  private func entry(at date: Date) -> OverviewEntry {
    OverviewEntry(
      date: date, stocks: Stock.watchlist, isMarketOpen: MarketHours().isOpen(at: date))
  }
}

/// Several stocks at a glance.
struct StocksOverview: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "StocksOverview", provider: OverviewProvider()) { entry in
      StocksOverviewView(entry: entry)
        .containerBackground(.ledger, for: .widget)
    }
    .configurationDisplayName("Watchlist")
    .description("See how your stocks are doing.")
    .supportedFamilies([.systemMedium, .systemLarge])
    .onBackgroundURLSessionEvents(matching: "quotes") { _, completion in
      completion()
    }
  }
}

/// Three rows, or a header and six.
struct StocksOverviewView: View {
  @Environment(\.widgetFamily) private var family

  let entry: OverviewEntry

  private var stocks: ArraySlice<Stock> {
    entry.stocks.prefix(family == .systemLarge ? 6 : 3)
  }

  var body: some View {
    VStack(spacing: 0) {
      if family == .systemLarge {
        OverviewHeader(entry: entry)
          .padding(.bottom, 8)
      }
      ForEach(stocks) { stock in
        if stock.id != stocks.first?.id {
          Divider()
        }
        Link(destination: stock.url!) {  // vitrine:ignore small-tap-target
          StockRow(stock: stock)
            .frame(maxHeight: .infinity)
        }
      }
    }
  }
}

/// The title of the list and the state of the market.
private struct OverviewHeader: View {
  let entry: OverviewEntry

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Watchlist")
        .font(.title3.weight(.bold))
        .unredacted()
      Spacer()
      HStack(spacing: 5) {
        Circle()
          .fill(entry.isMarketOpen ? Color.gain : Color.secondary)
          .frame(width: 7, height: 7)
        Text(entry.isMarketOpen ? "Market Open" : "Market Closed")
          .font(.caption.weight(.medium))
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// One stock: who it is, its line and its price.
private struct StockRow: View {
  let stock: Stock

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text(stock.id)
          .font(.subheadline.weight(.bold))
        Text(stock.name)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
      SparklineView(stock: stock)
        .frame(width: 72, height: 24)
      VStack(alignment: .trailing, spacing: 2) {
        Text(stock.price, format: .number.precision(.fractionLength(2)))
          .font(.subheadline.weight(.semibold))
          .monospacedDigit()
        Text("\(stock.changeRatio * 100, specifier: "%+.2f")%")
          .font(.caption2.weight(.semibold))
          .monospacedDigit()
          .foregroundStyle(stock.color)
      }
      .frame(width: 72, alignment: .trailing)
    }
    .foregroundStyle(Color.primary)
  }
}

#Preview(as: .systemMedium) {
  StocksOverview()
} timeline: {
  OverviewEntry(date: Date(), stocks: Stock.watchlist, isMarketOpen: true)
  OverviewEntry(date: Date(), stocks: Stock.watchlist, isMarketOpen: false)
}
