import SwiftUI

/// Weekday and day of the month.
struct DayHeader: View {
  let date: Date
  /// Whether the two stand side by side.
  let isCompact: Bool

  var body: some View {
    if isCompact {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(date, format: .dateTime.day())
          .font(.system(.title, design: .rounded).weight(.semibold))
        Text(date, format: .dateTime.weekday(.wide))
          .font(.headline)
          .foregroundStyle(Color.accentColor)
        Spacer()
        Text(date, format: .dateTime.month(.wide).year())
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    } else {
      VStack(alignment: .leading, spacing: -2) {
        Text(date, format: .dateTime.weekday(.wide))
          .eyebrow(.accentColor)
        Text(date, format: .dateTime.day())
          .font(.system(size: 34))
      }
    }
  }
}

/// The date beside the next three events.
struct UpNextList: View {
  let entry: UpNextEntry

  private var remaining: Int { max(entry.upcoming.count - 3, 0) }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading) {
        DayHeader(date: entry.date, isCompact: false)
        Spacer()
        if remaining > 0 {
          Text("\(remaining) more events")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      .frame(width: 92, alignment: .leading)
      EventStack(entry: entry, limit: 3)
    }
  }
}

/// The next events, each of them a link.
struct EventStack: View {
  let entry: UpNextEntry
  let limit: Int

  var body: some View {
    if entry.upcoming.isEmpty {
      NothingLeftView()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      VStack(spacing: 6) {
        ForEach(entry.upcoming.prefix(limit)) { event in
          Link(destination: event.url) {  // vitrine:ignore small-tap-target
            EventCard(event: event, isCurrent: event == entry.current)
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }
}

/// An event on a tint of its calendar’s colour.
struct EventCard: View {
  let event: CalendarEvent
  let isCurrent: Bool

  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 2)
        .fill(event.color)
        .frame(width: 4)
        .padding(.vertical, 5)
        .padding(.leading, 5)
      VStack(alignment: .leading, spacing: 0) {
        Text(event.title)
          .font(.footnote.weight(.semibold))
        Text(event.start...event.end)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .foregroundStyle(Color.primary)
    .frame(maxWidth: .infinity, maxHeight: 40)
    .background(
      event.color.opacity(isCurrent ? 0.24 : 0.12),
      in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}
