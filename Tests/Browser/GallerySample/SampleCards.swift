import SwiftUI
import WidgetKit

/// The weather now, over the next hours and days.
struct WeatherCard: View {
  let entry: SampleEntry
  let rows: Int
  let columns: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 2) {
          CardTitle(symbol: "location.fill", title: "Malmö", tint: entry.tint)
          Text("\(temperature(0))°").font(.system(size: 42, weight: .thin))
          Text("Partly cloudy").font(.caption)
          Text("H:\(temperature(1))° L:\(temperature(2) - 9)°").font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        ForEach(0..<columns, id: \.self) { hour in
          VStack(spacing: 6) {
            Text("\((9 + hour + entry.index) % 24)").font(.caption2).foregroundStyle(.secondary)
            Image(systemName: hour % 2 == 0 ? "sun.max.fill" : "cloud.fill")
              .foregroundStyle(hour % 2 == 0 ? Color.yellow : Color.gray)
            Text("\(temperature(hour))°").font(.caption.weight(.medium))
          }
        }
      }
      if rows > 3 { days }
    }
    .privacySensitive()
  }

  private var days: some View {
    ForEach(0..<rows, id: \.self) { day in
      HStack {
        Text(["Today", "Wed", "Thu", "Fri", "Sat", "Sun"][day % 6]).font(.footnote)
          .frame(width: 48, alignment: .leading)
        GeometryReader { room in
          Capsule().fill(.quaternary)
          Capsule().fill(entry.tint.gradient)
            .frame(width: room.size.width * (0.3 + 0.4 * entry.share(day)))
            .offset(x: room.size.width * 0.2 * entry.share(day + 7))
        }
        .frame(height: 5)
        Text("\(temperature(day + 3))°").font(.footnote).monospacedDigit()
      }
    }
  }

  private func temperature(_ salt: Int) -> Int { 12 + Int(entry.share(salt) * 16) }
}

/// Rings that close over the day.
struct RingCard: View {
  let entry: SampleEntry
  let rows: Int
  let columns: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 16) {
        ZStack {
          ForEach(0..<3, id: \.self) { ring in
            Ring(share: entry.share(ring), tint: [entry.tint, .green, .cyan][ring])
              .padding(CGFloat(ring) * 13)
          }
        }
        .frame(width: 104, height: 104)
        if columns > 0 {
          VStack(alignment: .leading, spacing: 8) { figures }
          Spacer(minLength: 0)
        }
      }
      if rows > 3 { bars }
      if columns == 0 { Text("Day \(entry.number + 1)").font(.caption).foregroundStyle(.secondary) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private var figures: some View {
    ForEach(Array(["Move", "Exercise", "Stand"].enumerated()), id: \.offset) { index, name in
      HStack {
        Text(name).font(.caption).foregroundStyle(.secondary)
        Spacer()
        Text("\(Int(entry.share(index) * 400))").font(.callout.bold())
          .foregroundStyle(entry.tint)
      }
    }
  }

  private var bars: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(0..<7, id: \.self) { day in
        VStack {
          RoundedRectangle(cornerRadius: 6).fill(entry.tint.opacity(0.4 + 0.08 * Double(day)))
            .frame(height: 30 + 90 * entry.share(day + 11))
          Text(["M", "T", "W", "T", "F", "S", "S"][day]).font(.caption2)
        }
      }
    }
  }
}

/// A ring filled in part.
struct Ring: View {
  let share: Double
  let tint: Color

  var body: some View {
    ZStack {
      Circle().stroke(tint.opacity(0.2), lineWidth: 10)
      Circle().trim(from: 0, to: share)
        .stroke(tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(5)
  }
}

/// What is left to do.
struct TaskCard: View {
  let entry: SampleEntry
  let rows: Int

  private static let tasks = [
    "Order paint samples", "Call Ida about Friday", "Design review", "Water the ferns",
    "Pick up film", "Book train to Malmö",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 9) {
      CardTitle(symbol: "checklist", title: "Tasks", tint: entry.tint)
      ForEach(0..<rows, id: \.self) { row in
        let isDone = row < entry.index % 4
        HStack(spacing: 8) {
          Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(entry.tint)
          Text(Self.tasks[(row + entry.number + entry.index) % 6]).strikethrough(isDone)
            .lineLimit(1)
        }
        .font(.subheadline)
        .opacity(isDone ? 0.5 : 1)
        .privacySensitive()
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A symbol of the market and its day as a line.
struct MarketCard: View {
  let entry: SampleEntry
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      CardTitle(symbol: "chart.bar.fill", title: "Index \(entry.number)", tint: entry.tint)
      Text(String(format: "%.2f", 180 + entry.share() * 40)).font(.title2.weight(.semibold))
      ZStack {
        MarketLine(entry: entry, isClosed: true).fill(
          LinearGradient(
            colors: [entry.tint.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
        MarketLine(entry: entry, isClosed: false).stroke(entry.tint, lineWidth: 2)
      }
      if rows > 3 {
        ForEach(0..<3, id: \.self) { row in
          Divider()
          HStack {
            Text(["Open", "High", "Low"][row]).font(.caption).foregroundStyle(.secondary)
            Spacer()
            Text(String(format: "%.2f", 170 + entry.share(row + 3) * 60)).font(.caption)
          }
        }
      }
    }
    .privacySensitive()
  }
}

/// The course of a day; closed at the bottom to be filled.
struct MarketLine: Shape {
  let entry: SampleEntry
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      for step in 0...24 {
        let x = rect.minX + rect.width * CGFloat(step) / 24
        let y = rect.minY + rect.height * CGFloat(0.15 + 0.7 * entry.share(step * 3))
        let point = CGPoint(x: x, y: y)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      guard isClosed else { return }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// The next departures, whose minutes run.
struct TransitCard: View {
  let entry: SampleEntry
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      CardTitle(symbol: "tram.fill", title: "Botanical Garden", tint: entry.tint)
      Text(departure(0), style: .relative).font(.title3.weight(.semibold))
      ForEach(1..<rows, id: \.self) { row in
        HStack {
          Text("\(row * 2 + 5)").font(.caption.bold()).padding(.horizontal, 6)
            .background(entry.tint, in: RoundedRectangle(cornerRadius: 4))
            .foregroundStyle(.white)
          Text(["Harbour", "Station", "Museum"][row % 3]).font(.subheadline).lineLimit(1)
          Spacer(minLength: 0)
          Text(departure(row), style: .time).font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
    }
  }

  private func departure(_ row: Int) -> Date {
    entry.date.addingTimeInterval(Double(6 + entry.index % 5 + row * 9) * 60)
  }
}
