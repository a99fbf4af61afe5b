import SwiftUI
import WidgetKit

/// The use of the screen up to a date.
struct ScreenTimeEntry: TimelineEntry {
  let date: Date
  let week: WeekUsage
}

/// A single entry: what has been cannot be foreseen.
struct ScreenTimeProvider: TimelineProvider {
  func placeholder(in context: Context) -> ScreenTimeEntry {
    ScreenTimeEntry(date: Date(), week: .sample(at: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (ScreenTimeEntry) -> Void) {
    completion(ScreenTimeEntry(date: Date(), week: .sample(at: Date())))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<ScreenTimeEntry>) -> Void
  ) {
    let entry = ScreenTimeEntry(date: Date(), week: .sample(at: Date()))
    let nextUpdate = entry.date.addingTimeInterval(30 * 60)
    completion(Timeline(entries: [entry], policy: .after(nextUpdate)))
  }
}

/// How long the screen was looked at, and what for.
struct ScreenTime: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ScreenTime", provider: ScreenTimeProvider()) { entry in
      ScreenTimeView(entry: entry)
        .containerBackground(Color("Paper"), for: .widget)
    }
    .configurationDisplayName("Screen Time")
    .description("See how you spend your time.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// The sum of today above the chart of the week; at medium, the categories beside it.
struct ScreenTimeView: View {
  @Environment(\.widgetFamily) private var family

  let entry: ScreenTimeEntry

  var body: some View {
    switch family {
    case .systemMedium:
      HStack(spacing: 16) {
        VStack(alignment: .leading, spacing: 0) {
          total
          Spacer(minLength: 8)
          CategoryLegend(usage: entry.week.today)
        }
        .frame(width: 136, alignment: .leading)
        UsageChart(week: entry.week)
      }
    default:
      VStack(alignment: .leading, spacing: 8) {
        total
        UsageChart(week: entry.week)
      }
    }
  }

  private var total: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Today")
        .eyebrow()
      Text(entry.week.today.total.asHoursAndMinutes)
        .font(.system(.title2, design: .rounded).weight(.semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
  }
}

/// The categories with their minutes of a day.
private struct CategoryLegend: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  let usage: DayUsage

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(UsageCategory.allCases) { category in
        HStack(spacing: 6) {
          RoundedRectangle(cornerRadius: 2.5)
            .fill(category.color(in: renderingMode))
            .frame(width: 9, height: 9)
          Text(LocalizedStringKey(category.rawValue))
            .foregroundStyle(.secondary)
          Spacer(minLength: 4)
          Text(usage.minutes(in: category).asHoursAndMinutes)
            .fontWeight(.medium)
            .monospacedDigit()
        }
        .font(.caption)
        .lineLimit(1)
      }
    }
  }
}

extension UsageCategory {
  /// Where everything has one colour, opacity tells the categories apart.
  func color(in mode: WidgetRenderingMode) -> Color {
    guard mode != .fullColor else { return Color(rawValue) }
    switch self {
    case .social: return .white
    case .creative: return .white.opacity(0.6)
    case .play: return .white.opacity(0.35)
    }
  }
}

#Preview(as: .systemSmall) {
  ScreenTime()
} timeline: {
  ScreenTimeEntry(date: .now, week: .sample(at: .now))
}
