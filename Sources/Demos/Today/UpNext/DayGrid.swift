import SwiftUI

/// Eight hours of the day with their events at the places where they belong.
struct DayGrid: View {
  private static let hours = 8
  private static let labelWidth: CGFloat = 40

  let entry: UpNextEntry

  /// The first full hour of the grid: the present one, but early enough for a full window.
  private var start: Date {
    let calendar = Calendar.current
    let hour = min(calendar.component(.hour, from: entry.date), 24 - Self.hours)
    return calendar.date(bySettingHour: hour, minute: 0, second: 0, of: entry.date) ?? entry.date
  }

  private var end: Date { start.addingTimeInterval(TimeInterval(Self.hours) * 3600) }

  private var visibleEvents: [CalendarEvent] {
    entry.events.filter { $0.start >= start && $0.start < end }
  }

  var body: some View {
    GeometryReader { proxy in
      let hourHeight = (proxy.size.height - 8) / CGFloat(Self.hours)
      ZStack(alignment: .topLeading) {
        ForEach(0..<Self.hours, id: \.self) { index in
          hourLine(at: start.addingTimeInterval(TimeInterval(index) * 3600))
            .offset(y: CGFloat(index) * hourHeight)
        }
        ForEach(visibleEvents) { event in
          GridEvent(event: event)
            .frame(height: max(hours(from: event.start, to: event.end) * hourHeight - 2, 16))
            .offset(y: 8 + hours(from: start, to: event.start) * hourHeight)
            .padding(.leading, Self.labelWidth + 8)
        }
        nowLine
          .offset(y: 4 + hours(from: start, to: entry.date) * hourHeight)
      }
    }
    .clipped()
  }

  private func hours(from start: Date, to end: Date) -> CGFloat {
    CGFloat(end.timeIntervalSince(start) / 3600)
  }

  private func hourLine(at date: Date) -> some View {
    HStack(spacing: 8) {
      Text(date, format: .dateTime.hour())
        .font(.caption2)
        .foregroundStyle(.secondary)
        .frame(width: Self.labelWidth, alignment: .trailing)
      Rectangle()
        .fill(Color.primary.opacity(0.1))
        .frame(height: 0.5)
    }
    .frame(height: 16)
  }

  private var nowLine: some View {
    HStack(spacing: 0) {
      Circle()
        .fill(Color.accentColor)
        .frame(width: 8, height: 8)
      Rectangle()
        .fill(Color.accentColor)
        .frame(height: 1)
    }
    .padding(.leading, Self.labelWidth + 4)
  }
}

/// An event as long as it takes; its place is written only where there is room.
private struct GridEvent: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  let event: CalendarEvent

  private var isShort: Bool { event.end.timeIntervalSince(event.start) < 45 * 60 }

  var body: some View {
    HStack(alignment: .top, spacing: 6) {
      Rectangle()
        .fill(event.color)
        .frame(width: 3)
      VStack(alignment: .leading, spacing: 0) {
        Text(event.title)
          .font(.caption2.weight(.semibold))
        if let location = event.location, !isShort {
          Label(location, systemImage: "mappin")
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .padding(.vertical, 1)
      Spacer(minLength: 0)
    }
    .background(event.color.opacity(0.16))
    .background {
      // It hides the lines of the hours; where colours become one, it would hide the event as well.
      if renderingMode == .fullColor {
        Color("Paper")
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
  }
}
