import Intents
import SwiftUI
import WidgetKit

/// What may be spent in a month, and what has been.
struct Budget {
  let category: String
  let symbol: String
  let limit: Decimal
  let spent: Decimal

  var left: Decimal { limit - spent }

  /// The spent share, from zero to one.
  var share: Double {
    min(NSDecimalNumber(decimal: spent / limit).doubleValue, 1)
  }

  /// The category is chosen in `Budget.intentdefinition`, of which Xcode makes the intent.
  static func sample(_ category: BudgetCategory) -> Budget {
    switch category {
    case .dining:
      return Budget(category: "Dining", symbol: "fork.knife", limit: 240, spent: 187)
    default:
      return Budget(category: "Groceries", symbol: "cart.fill", limit: 480, spent: 162)
    }
  }
}

/// The chosen budget at a date.
struct BudgetEntry: TimelineEntry {
  let date: Date
  let budget: Budget
}

/// A provider for a configuration that was made with SiriKit’s intents.
struct BudgetProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> BudgetEntry {
    BudgetEntry(date: Date(), budget: .sample(.unknown))
  }

  func getSnapshot(
    for configuration: SelectBudgetIntent, in context: Context,
    completion: @escaping (BudgetEntry) -> ()
  ) {
    completion(BudgetEntry(date: Date(), budget: .sample(configuration.category)))
  }

  func getTimeline(
    for configuration: SelectBudgetIntent, in context: Context,
    completion: @escaping (Timeline<BudgetEntry>) -> ()
  ) {
    let now = Date()
    let entry = BudgetEntry(date: now, budget: .sample(configuration.category))
    let tomorrow = Calendar.current.startOfDay(for: now.addingTimeInterval(86_400))
    completion(Timeline(entries: [entry], policy: .after(tomorrow)))
  }
}

/// What is left of a budget this month.
struct MonthlyBudget: Widget {
  let kind = "MonthlyBudget"

  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: kind, intent: SelectBudgetIntent.self, provider: BudgetProvider()
    ) { entry in
      MonthlyBudgetView(budget: entry.budget)
        .containerBackground(.ledger, for: .widget)
    }
    .configurationDisplayName("Budget")
    .description("See what is left of a monthly budget.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

/// A symbol, the amount that is left, and how far the month’s money has gone.
struct MonthlyBudgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.widgetRenderingMode) private var renderingMode

  let budget: Budget

  /// Red when little is left.
  private var color: Color { budget.share > 0.75 ? Color.loss : Color.gain }

  /// A bar tells as much as the number beside it.
  private var share: Double { redactionReasons.isEmpty ? budget.share : 0 }

  var body: some View {
    if family == .accessoryCircular {
      Gauge(value: share) {
        Image(systemName: budget.symbol)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .widgetAccentable()
    } else {
      card
    }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(budget.category)
          .font(.headline)
        Spacer(minLength: 0)
        Image(systemName: budget.symbol)
          .font(.subheadline)
          .foregroundColor(color)
      }
      Spacer(minLength: 4)
      Text("Left this month")
        .font(.caption)
        .foregroundColor(.secondary)
      Text(budget.left.dollars)
        .font(.system(.title, design: .rounded).weight(.bold))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .privacySensitive()
      bar
        .padding(.vertical, 8)
      Text("of \(budget.limit.dollars)")
        .font(.caption)
        .foregroundColor(.secondary)
        .privacySensitive()
    }
  }

  private var bar: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        renderingMode == .fullColor ? Color("Fill") : Color.white.opacity(0.25)
        color
          .frame(width: geometry.size.width * CGFloat(share))
          .cornerRadius(4)
      }
    }
    .frame(height: 8)
    .cornerRadius(4)
  }
}

struct MonthlyBudget_Previews: PreviewProvider {
  static var previews: some View {
    MonthlyBudgetView(budget: .sample(.dining))
      .containerBackground(.ledger, for: .widget)
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
