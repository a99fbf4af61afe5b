import SwiftUI
import WidgetKit

/// Today's drinks, their sum, and the curve of the caffeine they leave behind.
struct DrinkLog: Widget {
  static let kind = "DrinkLog"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: CaffeineProvider()) { entry in
      DrinkLogView(entry: entry)
        .containerBackground(Color("Cappuccino"), for: .widget)
    }
    .configurationDisplayName("Drink Log")
    .description("Look back at today’s drinks.")
    .supportedFamilies([.systemLarge])
  }
}

/// The log: header, curve and one row per drink.
struct DrinkLogView: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      DrinkLogHeader(total: entry.diary.total)
      CaffeineCurveView(entry: entry)
      VStack(spacing: 8) {
        ForEach(entry.diary.drinks.reversed()) { drink in
          if drink != entry.diary.latest {
            Divider()
              .padding(.leading, 44)
          }
          DrinkRow(drink: drink)
        }
      }
    }
  }
}

/// Today's sum against the daily limit.
private struct DrinkLogHeader: View {
  let total: Double

  private var share: Double { min(total / CaffeineDiary.dailyLimit, 1) }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Today")
          .font(.caption.weight(.semibold))
          .foregroundStyle(Color("Steam"))
          .unredacted()
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text("\(total, specifier: "%.0f") mg")
            .font(.system(.title, design: .rounded).weight(.semibold))
            .foregroundStyle(Color("Espresso"))
          Text("of \(CaffeineDiary.dailyLimit, specifier: "%.0f") mg")
            .font(.subheadline)
            .foregroundStyle(Color("Steam"))
        }
      }
      .layoutPriority(1)
      Spacer(minLength: 12)
      limitBar
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 4 }
    }
  }

  private var limitBar: some View {
    Capsule()
      .fill(.panel)
      .overlay {
        GeometryReader { proxy in
          Capsule()
            .fill(Color("Crema"))
            .frame(width: max(proxy.size.height, proxy.size.width * share))
        }
      }
      .frame(maxWidth: 96)
      .frame(height: 8)
  }
}

/// One drink: what, when and how strong.
private struct DrinkRow: View {  // vitrine:ignore small-tap-target
  let drink: Drink

  var body: some View {
    Link(destination: drink.url ?? URL(string: "caffeine://drinks")!) {
      HStack(spacing: 12) {
        Image(systemName: drink.symbol)
          .font(.footnote)
          .foregroundStyle(Color("Crema"))
          .frame(width: 32, height: 32)
          .background(Circle().fill(.panel))
        VStack(alignment: .leading, spacing: 1) {
          Text(LocalizedStringKey(drink.name))
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(Color("Espresso"))
          Text(drink.date, style: .time)
            .font(.caption)
            .foregroundStyle(Color("Steam"))
        }
        Spacer(minLength: 8)
        Text("\(drink.caffeine, specifier: "%.0f") mg")
          .font(.subheadline)
          .monospacedDigit()
          .foregroundStyle(Color("Espresso"))
      }
    }
  }
}

#Preview("Drink Log", as: .systemLarge) {
  DrinkLog()
} timeline: {
  CaffeineEntry(date: Date(), diary: .sample(at: Date()))
}
