import AppIntents
import SwiftUI
import WidgetKit

/// The stock that a configured widget shows at a date.
struct QuoteEntry: TimelineEntry {
  let date: Date
  let stock: Stock
  let range: QuoteRange

  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(abs(stock.changeRatio) * 100))
  }
}

/// Looks up the chosen stock and asks to be called again in a quarter of an hour.
struct QuoteProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> QuoteEntry {
    QuoteEntry(date: Date(), stock: Stock.watchlist[0], range: .day)
  }

  func snapshot(for configuration: SelectStockIntent, in context: Context) async -> QuoteEntry {
    entry(for: configuration, at: Date())
  }

  func timeline(
    for configuration: SelectStockIntent, in context: Context
  ) async -> Timeline<QuoteEntry> {
    let now = Date()
    let next = MarketHours().nextReload(after: now, symbol: configuration.stock?.id ?? "")
    return Timeline(entries: [entry(for: configuration, at: now)], policy: .after(next))
  }

  func recommendations() -> [AppIntentRecommendation<SelectStockIntent>] {
    Stock.watchlist.prefix(3).map { stock in
      let intent = SelectStockIntent(stock: StockEntity(stock), range: .day)
      return AppIntentRecommendation(intent: intent, description: stock.name)
    }
  }

  private func entry(for configuration: SelectStockIntent, at date: Date) -> QuoteEntry {
    let chosen = Stock.watchlist.first { $0.id == configuration.stock?.id }
    let stock = (chosen ?? Stock.watchlist[0]).stretched(over: configuration.range)
    return QuoteEntry(date: date, stock: stock, range: configuration.range)
  }
}

/// The price of one stock and the line that led there.
struct StockQuote: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "StockQuote", intent: SelectStockIntent.self, provider: QuoteProvider()
    ) { entry in
      StockQuoteView(entry: entry)
        .widgetURL(entry.stock.url)
        .containerBackground(.ledger, for: .widget)
    }
    .configurationDisplayName("Stock")
    .description("Follow the price of one stock.")
    .supportedFamilies([
      .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// Ticker, name, line, price and change of a stock.
struct StockQuoteView: View {
  @Environment(\.widgetFamily) private var family

  let entry: QuoteEntry

  private var stock: Stock { entry.stock }

  var body: some View {
    switch family {
    case .accessoryCircular: QuoteBadge(stock: stock)
    case .accessoryRectangular: QuoteLines(stock: stock)
    case .accessoryInline: QuoteLine(stock: stock)
    default: card
    }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Image(systemName: stock.arrow)
          .font(.caption2.weight(.bold))
          .foregroundStyle(stock.color)
        Text(stock.id)
          .font(.headline)
        Spacer(minLength: 0)
        Text(entry.range.abbreviation)
          .font(.caption2.weight(.semibold))
          .foregroundStyle(.tertiary)
      }
      Text(stock.name)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      SparklineView(stock: stock)
        .frame(maxHeight: .infinity)
        .padding(.vertical, 6)
        .widgetAccentable()
      Text(stock.price, format: .number.precision(.fractionLength(2)))
        .font(.system(.title2, design: .rounded).weight(.semibold))
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      Text("\(stock.change, specifier: "%+.2f") (\(stock.changeRatio * 100, specifier: "%.2f")%)")
        .font(.caption.weight(.semibold))
        .monospacedDigit()
        .foregroundStyle(stock.color)
        .lineLimit(1)
    }
  }
}

extension QuoteRange {
  /// The range in two or three letters, for the corner of a widget.
  var abbreviation: LocalizedStringKey {
    switch self {
    case .day: "1D"
    case .week: "1W"
    case .month: "1M"
    }
  }
}

#Preview("Up", as: .systemSmall) {
  StockQuote()
} timeline: {
  QuoteEntry(date: Date(), stock: Stock.watchlist[0], range: .day)
  QuoteEntry(date: Date(), stock: Stock.watchlist[2], range: .day)
}
