import SwiftUI

/// Seven stacked bars, a line at their average, and the initials of the weekdays.
struct UsageChart: View {
  let week: WeekUsage

  private var maximum: CGFloat {
    CGFloat(max(week.days.map(\.total).max() ?? 0, 60))
  }

  var body: some View {
    VStack(spacing: 4) {
      GeometryReader { proxy in
        ZStack(alignment: .bottom) {
          HStack(alignment: .bottom, spacing: 0) {
            ForEach(week.days) { day in
              UsageBar(day: day, perMinute: proxy.size.height / maximum)
                .padding(.horizontal, proxy.size.width * 0.024)
                .opacity(day.id == week.today.id ? 1 : 0.55)
            }
          }
          AverageLine()
            .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
            .frame(height: 1)
            .offset(y: -proxy.size.height * CGFloat(week.average) / maximum)
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
      HStack(spacing: 0) {
        ForEach(week.days) { day in
          Text(day.date, format: .dateTime.weekday(.narrow))
            .font(.caption2.weight(day.id == week.today.id ? .bold : .regular))
            .foregroundStyle(day.id == week.today.id ? .primary : .secondary)
            .frame(maxWidth: .infinity)
        }
      }
    }
  }
}

/// A day: one rounded block per category, the first at the bottom.
private struct UsageBar: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  let day: DayUsage
  /// The height of a minute.
  let perMinute: CGFloat

  var body: some View {
    VStack(spacing: 1) {
      ForEach(UsageCategory.allCases.reversed()) { category in
        RoundedRectangle(cornerRadius: 2, style: .continuous)
          .fill(category.color(in: renderingMode))
          .frame(height: max(CGFloat(day.minutes(in: category)) * perMinute - 1, 1))
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A horizontal line through the middle of its frame.
private struct AverageLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
