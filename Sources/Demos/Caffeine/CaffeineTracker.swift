import SwiftUI
import WidgetKit

/// Tells how much caffeine is in the body right now, and what the last drink was.
struct CaffeineTracker: Widget {
  static let kind = "CaffeineTracker"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: CaffeineProvider()) { entry in
      CaffeineTrackerView(entry: entry)
        .widgetURL(entry.drink?.url)
        .containerBackground(for: .widget) { Color("Cappuccino") }
    }
    .configurationDisplayName("Caffeine Tracker")
    .description("See how much caffeine is still at work.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    .contentMarginsDisabled()
  }
}

/// The tracker: an amount above the latest drink, with a photo beside them where there is room.
struct CaffeineTrackerView: View {
  @Environment(\.widgetFamily) private var family

  let entry: CaffeineEntry

  var body: some View {
    switch family {
    case .accessoryCircular: CaffeineGauge(amount: entry.amount)
    case .accessoryRectangular: CaffeineLines(entry: entry)
    case .accessoryInline: CaffeineLine(amount: entry.amount)
    default: card
    }
  }

  private var card: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        CaffeineAmountView(amount: entry.amount)
        Spacer(minLength: 8)
        if let drink = entry.drink {
          LatestDrinkView(name: drink.name, drinkDate: drink.date)
            .padding(.horizontal, 4)
        }
      }
      if family == .systemMedium, let photoName = entry.drink?.photoName {
        DrinkPhoto(name: photoName)
      }
    }
    .padding(12)
  }
}

/// The amount on a panel whose corners are concentric with those of the widget.
struct CaffeineAmountView: View {
  let amount: Double

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        Text("Caffeine")  // vitrine:ignore text-cut-off
          .font(.body)
          .bold()
          .foregroundColor(Color("Espresso"))
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .unredacted()
        Text("\(amount, specifier: "%.1f") mg")  // vitrine:ignore text-cut-off
          .font(.system(.largeTitle, design: .rounded))
          .fontWeight(.semibold)
          .monospacedDigit()
          .foregroundColor(Color("Crema"))
          .lineLimit(1)
          .minimumScaleFactor(0.4)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 8)
    .background(ContainerRelativeShape().fill(.panel))
  }
}

/// The name of the latest drink and how long ago that was.
struct LatestDrinkView: View {  // vitrine:ignore text-cut-off
  let name: String
  let drinkDate: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(LocalizedStringKey(name))
        .font(.subheadline)
        .fontWeight(.semibold)
        .foregroundColor(Color("Espresso"))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
      Text("\(drinkDate, style: .relative) ago")
        .font(.caption)
        .foregroundColor(Color("Steam"))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
  }
}

/// A photo that fills its place and shares the corners of the widget.
struct DrinkPhoto: View {
  let name: String

  var body: some View {
    Color.clear
      .overlay {
        Image(name)
          .resizable()
          .widgetAccentedRenderingMode(.fullColor)
          .scaledToFill()
      }
      .clipShape(ContainerRelativeShape())
      .accessibilityHidden(true)
  }
}

struct CaffeineTracker_Previews: PreviewProvider {
  static let entry = CaffeineEntry(date: Date(), diary: .sample(at: Date()))

  static var previews: some View {
    Group {
      CaffeineTrackerView(entry: entry)
        .containerBackground(for: .widget) { Color("Cappuccino") }
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Small")

      CaffeineTrackerView(entry: entry)
        .containerBackground(for: .widget) { Color("Cappuccino") }
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .environment(\.colorScheme, .dark)
        .previewDisplayName("Small, dark")

      CaffeineTrackerView(entry: entry)
        .containerBackground(for: .widget) { Color("Cappuccino") }
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .environment(\.sizeCategory, .extraExtraExtraLarge)
        .previewDisplayName("Small, large text")

      CaffeineTrackerView(entry: entry)
        .redacted(reason: .placeholder)
        .containerBackground(for: .widget) { Color("Cappuccino") }
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        .previewDisplayName("Medium, placeholder")
    }
  }
}
