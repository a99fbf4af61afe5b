import SwiftUI
import WidgetKit

/// The same views in a language from left to right and in one from right to left.
struct DirectionSpecimen: Widget {  // vitrine:ignore small-tap-target
  var body: some WidgetConfiguration {
    SpecimenPage("Direction", "Layout in both directions.", families: [.systemExtraLarge]) {
      entry in
      HStack(spacing: 24) {
        LayoutView(date: entry.date)
        LayoutView(date: entry.date)
          .environment(\.locale, Locale(identifier: "ar"))
          .environment(\.layoutDirection, .rightToLeft)
      }
    }
  }
}

/// What changes with the direction.
struct LayoutView: View {
  let date: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Label("Today", systemImage: "list.bullet").font(.headline)
        Spacer()
        Image(systemName: "chevron.forward")
        Image(systemName: "chevron.right").foregroundStyle(.secondary)
      }
      Text("\(3) tasks left").font(.subheadline.bold())
      ProgressView(value: 0.3) { Text("Progress") }
      Gauge(value: 0.7) {
        Text("Battery")
      } currentValueLabel: {
        Text(0.7, format: .percent)
      }
      .gaugeStyle(.accessoryLinearCapacity).tint(.green)
      Divider()
      HStack(alignment: .top) {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .frame(width: 60, height: 24)
        UnevenRoundedRectangle(topLeadingRadius: 14, bottomLeadingRadius: 14)
          .fill(.orange).frame(width: 60, height: 24)
        Color.gray.opacity(0.3).frame(width: 60, height: 24)
          .overlay(alignment: .topLeading) { Circle().fill(.purple).frame(width: 10, height: 10) }
          .overlay { Circle().fill(.black).frame(width: 6, height: 6).offset(x: 20) }
          .overlay { Circle().fill(.red).frame(width: 6, height: 6).position(x: 6, y: 20) }
        Spacer(minLength: 0)
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 2) {
        GridRow {
          Text("Date"); Text(date, style: .date)
        }
        GridRow {
          Text("Time"); Text(date, style: .time)
        }
        GridRow {
          Text("Amount"); Text(1234.5, format: .number)
        }
      }
      .font(.footnote)
      Toggle("Remind me", isOn: .constant(true))
      HStack {
        Text(date.addingTimeInterval(-8_000), style: .relative)
        Text(date.addingTimeInterval(3_725), style: .timer)
      }
      .font(.caption).multilineTextAlignment(.leading)
    }
  }
}
