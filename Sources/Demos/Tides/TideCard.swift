import SwiftUI
import WidgetKit

/// The next turn above the course of the water.
struct TideCard: View {
  let entry: TideEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Group {
          Image(systemName: entry.arrow)
            .font(.footnote.weight(.bold))
            .accessibilityLabel(entry.isRising ? Text("Rising") : Text("Falling"))
          entry.turn
            .fontWeight(.semibold)
        }
        .foregroundStyle(.cyan)
        .widgetAccentable()
        Spacer(minLength: 4)
        entry.feet
      }
      .font(.system(.footnote, design: .rounded))
      .lineLimit(1)
      TideChart(entry: entry)
    }
  }
}

/// Twelve hours of water with a dot at the present one; what is past is paler.
struct TideChart: View {
  let entry: TideEntry

  private static let before: TimeInterval = 2 * 3600
  private static let after: TimeInterval = 10 * 3600

  private var start: Date { entry.date.addingTimeInterval(-Self.before) }
  private var now: Double { Self.before / (Self.before + Self.after) }

  var body: some View {
    let curve = TideCurve(tide: entry.tide, start: start, duration: Self.before + Self.after)
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        curve.closed()
          .fill(
            LinearGradient(
              colors: [.cyan.opacity(0.45), .blue.opacity(0.06)],
              startPoint: .top, endPoint: .bottom))
        curve
          .stroke(.cyan.opacity(0.4), style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
        curve.trim(from: now, to: 1)
          .stroke(
            LinearGradient(gradient: .sea, startPoint: .top, endPoint: .bottom),
            style: StrokeStyle(lineWidth: 2.5, lineCap: .round)
          )
          .widgetAccentable()
        Circle()
          .fill(.white)
          .frame(width: 8, height: 8)
          .position(
            x: size.width * now, y: curve.y(of: entry.date, in: CGRect(origin: .zero, size: size)))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Course of the tide")
    .accessibilityValue(entry.turn)
  }
}

/// The course of the water.
struct TideCurve: Shape {
  let tide: Tide
  let start: Date
  let duration: TimeInterval
  var isClosed = false

  /// The same down to the ground.
  func closed() -> TideCurve {
    TideCurve(tide: tide, start: start, duration: duration, isClosed: true)
  }

  /// Where the water stands: as high as the range of the days around allows.
  func y(of date: Date, in rect: CGRect) -> CGFloat {
    let range = tide.range
    let share = (tide.height(at: date) - range.lowerBound) / (range.upperBound - range.lowerBound)
    let inner = rect.insetBy(dx: 0, dy: 5)
    return inner.maxY - inner.height * share
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let steps = 48
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let date = start.addingTimeInterval(duration * share)
      let point = CGPoint(x: rect.minX + rect.width * share, y: y(of: date, in: rect))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard isClosed else { return path }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
