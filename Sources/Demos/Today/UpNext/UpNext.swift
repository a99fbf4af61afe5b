import SwiftUI
import WidgetKit

/// A moment of the day at which something begins or ends.
struct UpNextEntry: TimelineEntry {
  let date: Date
  /// All events of the day, in order.
  let events: [CalendarEvent]
  var relevance: TimelineEntryRelevance?

  var current: CalendarEvent? {
    events.first { $0.start <= date && date < $0.end }
  }

  /// What is going on or still to come.
  var upcoming: [CalendarEvent] {
    events.filter { date < $0.end }
  }
}

/// A window over an endless calendar: this day, one entry whenever an event begins or ends.
struct UpNextProvider: TimelineProvider {
  func placeholder(in context: Context) -> UpNextEntry {
    UpNextEntry(date: Date(), events: CalendarEvent.sampleDay(around: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (UpNextEntry) -> Void) {
    completion(UpNextEntry(date: Date(), events: CalendarEvent.sampleDay(around: Date())))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<UpNextEntry>) -> Void) {
    let now = Date()
    let events = CalendarEvent.sampleDay(around: now)
    let changes = events.flatMap { [$0.start, $0.end] }.filter { $0 > now }.sorted()
    let entries = ([now] + changes).map { date in
      UpNextEntry(date: date, events: events, relevance: relevance(at: date, of: events))
    }
    completion(Timeline(entries: entries, policy: changes.isEmpty ? .tomorrow : .atEnd))
  }

  /// The widget matters most while an event is going on.
  private func relevance(at date: Date, of events: [CalendarEvent]) -> TimelineEntryRelevance? {
    guard let event = events.first(where: { date < $0.end }) else { return nil }
    if event.start <= date {
      return TimelineEntryRelevance(score: 100, duration: event.end.timeIntervalSince(date))
    }
    return TimelineEntryRelevance(score: 20, duration: event.start.timeIntervalSince(date))
  }
}

/// The next thing in the calendar.
struct UpNext: Widget {
  static let kind = "UpNext"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: UpNextProvider()) { entry in
      UpNextView(entry: entry)
        .containerBackground(Color("Paper"), for: .widget)
    }
    .configurationDisplayName("Up Next")
    .description("See what’s coming up today.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The day in the form that suits the family.
struct UpNextView: View {
  @Environment(\.widgetFamily) private var family

  let entry: UpNextEntry

  var body: some View {
    switch family {
    case .accessoryCircular: DayBadge(date: entry.date)
    case .accessoryRectangular: UpNextLines(entry: entry)
    case .accessoryInline: UpNextLine(entry: entry)
    case .systemMedium:
      UpNextList(entry: entry)
    case .systemExtraLarge:
      HStack(alignment: .top, spacing: 24) {
        VStack(alignment: .leading, spacing: 12) {
          DayHeader(date: entry.date, isCompact: true)
          EventStack(entry: entry, limit: 6)
        }
        DayGrid(entry: entry)
      }
    case .systemLarge:
      VStack(alignment: .leading, spacing: 12) {
        DayHeader(date: entry.date, isCompact: true)
        DayGrid(entry: entry)
      }
    default:
      UpNextSummary(entry: entry)
        .widgetURL(entry.upcoming.first?.url)
    }
  }
}

/// The date and what is next.
private struct UpNextSummary: View {
  let entry: UpNextEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DayHeader(date: entry.date, isCompact: false)
      Spacer(minLength: 4)
      if let event = entry.upcoming.first {
        HStack(spacing: 6) {
          Capsule()
            .fill(event.color)
            .frame(width: 4)
          VStack(alignment: .leading, spacing: 1) {
            when(event)
            Text(event.title)
              .font(.subheadline.weight(.semibold))
              .lineLimit(2)
            Text(event.start...event.end)
              .font(.caption)
              .foregroundStyle(.secondary)
              .lineLimit(1)
              .minimumScaleFactor(0.7)
          }
        }
        .fixedSize(horizontal: false, vertical: true)
      } else {
        NothingLeftView()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private func when(_ event: CalendarEvent) -> some View {
    if event == entry.current {
      Text("Now")
        .font(.caption.weight(.semibold))
    } else {
      Text("in \(event.start, style: .relative)")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

/// The end of the working day.
struct NothingLeftView: View {
  var body: some View {
    Text("No more events today")
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}

extension CalendarEvent {
  var color: Color { Color(kind.rawValue) }
}

#Preview(as: .systemSmall) {
  UpNext()
} timeline: {
  UpNextEntry(date: Date(), events: CalendarEvent.sampleDay(around: Date()))
  UpNextEntry(
    date: Date().addingTimeInterval(1800), events: CalendarEvent.sampleDay(around: Date()))
  UpNextEntry(date: Date(), events: [])
}
