import SwiftUI
import WidgetKit

/// Ticker and change in a circle.
struct QuoteBadge: View {
  let stock: Stock

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack(spacing: 0) {
        Image(systemName: stock.arrow)
          .font(.caption2.weight(.bold))
        Text(stock.id)
          .font(.caption2.weight(.semibold))
          .widgetAccentable()
        Text(stock.changeRatio, format: .percent.precision(.fractionLength(1)))
          .font(.system(.caption, design: .rounded).weight(.bold))
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .padding(.horizontal, 6)
    }
  }
}

/// Price, change and line below the clock of the Lock Screen.
struct QuoteLines: View {
  let stock: Stock

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Image(systemName: stock.arrow)
          .font(.caption.weight(.bold))
        Text(stock.id)
        Spacer(minLength: 4)
        Text(stock.price, format: .number.precision(.fractionLength(2)))
          .monospacedDigit()
      }
      .font(.headline)
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .widgetAccentable()
      SparklineView(stock: stock)
    }
  }
}

/// Ticker and price beside the date of the Lock Screen.
struct QuoteLine: View {
  let stock: Stock

  var body: some View {
    Label {
      Text("\(stock.id) \(stock.price, format: .number.precision(.fractionLength(2)))")
    } icon: {
      Image(systemName: stock.arrow)
    }
  }
}
