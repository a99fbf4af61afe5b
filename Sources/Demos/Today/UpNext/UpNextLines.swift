import SwiftUI
import WidgetKit

/// Weekday and day of the month in a circle.
struct DayBadge: View {
  let date: Date

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack(spacing: -3) {
        Text(date, format: .dateTime.weekday(.abbreviated))
          .font(.caption2.weight(.semibold))
          .textCase(.uppercase)
          .widgetAccentable()
        Text(date, format: .dateTime.day())
          .font(.system(.title2, design: .rounded).weight(.semibold))
      }
    }
  }
}

/// The next event in three lines.
struct UpNextLines: View {
  let entry: UpNextEntry

  var body: some View {
    if let event = entry.upcoming.first {
      HStack(spacing: 6) {
        Capsule()
          .frame(width: 4)
          .padding(.vertical, 2)
          .widgetAccentable()
        VStack(alignment: .leading, spacing: 0) {
          Text(event.title)
            .font(.headline)
            .widgetAccentable()
          Text(event.start...event.end)
          if let location = event.location {
            Text(location)
              .foregroundStyle(.secondary)
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      }
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    } else {
      NothingLeftView()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The next event and when it begins.
struct UpNextLine: View {
  let entry: UpNextEntry

  var body: some View {
    if let event = entry.upcoming.first {
      ViewThatFits {
        line(Text("\(event.start, style: .time) \(event.title)"))
        line(Text(event.title))
      }
    } else {
      Text("No more events today")
    }
  }

  private func line(_ text: Text) -> some View {
    Label {
      text
    } icon: {
      Image(systemName: "calendar")
    }
  }
}
