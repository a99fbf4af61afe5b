import SwiftUI
import WidgetKit

/// What there is to see, and when it is dark.
struct SkyTitle: View {
  @Environment(\.widgetFamily) private var family

  let entry: SkyEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Half Moon Bay")
        .font(.caption.weight(.semibold))
      Text(entry.highlight.title)
        .font(family == .systemSmall ? .headline : .title2.weight(.bold))
        .minimumScaleFactor(0.8)
        .lineLimit(2)
        .widgetAccentable()
      if family != .systemSmall, let event = entry.almanac.next(after: entry.date) {
        Text("\(event.title) at \(event.date, style: .time)")
          .font(.subheadline)
      }
    }
    .shadow(color: .black.opacity(0.35), radius: 3)
  }
}

extension Almanac {
  /// What happens next.
  func next(after date: Date) -> SkyEvent? { events.first { $0.date > date } }
}

/// What comes next, a row each.
struct EventRows: View {
  let events: [SkyEvent]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(events) { event in
        HStack(spacing: 8) {
          Image(systemName: event.symbol)
            .frame(width: 22)
            .accessibilityHidden(true)
          Text(event.title)
          Spacer(minLength: 4)
          Text(event.date, style: .time)
            .monospacedDigit()
        }
        .accessibilityElement(children: .combine)
      }
    }
    .font(.subheadline.weight(.medium))
  }
}

/// What comes next, beside each other.
struct EventColumns: View {
  let events: [SkyEvent]

  var body: some View {
    HStack {
      ForEach(events) { event in
        VStack(spacing: 3) {
          Image(systemName: event.symbol)
            .font(.body)
            .frame(height: 20)
            .accessibilityHidden(true)
          Text(event.title)
            .font(.footnote.weight(.semibold))
          Text(event.date, style: .time)
            .font(.footnote)
            .monospacedDigit()
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
      }
    }
  }
}
