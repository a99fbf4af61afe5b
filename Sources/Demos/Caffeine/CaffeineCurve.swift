import SwiftUI

/// A smooth line through values, from the leading to the trailing edge; zero is at the bottom.
struct CaffeineCurve: Shape {
  let values: [Double]
  let maximum: Double
  /// Whether the area below the line belongs to the shape.
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard values.count > 1, maximum > 0 else { return path }
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + CGFloat(index) * step,
        y: rect.maxY - rect.height * CGFloat(value / maximum))
    }
    path.move(to: points[0])
    for (previous, point) in zip(points, points.dropFirst()) {
      let middle = (previous.x + point.x) / 2
      path.addCurve(
        to: point,
        control1: CGPoint(x: middle, y: previous.y),
        control2: CGPoint(x: middle, y: point.y))
    }
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

/// The caffeine of the hours around now, with a dot at the present amount.
struct CaffeineCurveView: View {
  private static let interval: TimeInterval = 30 * 60
  private static let count = 25
  /// How many steps of the curve lie in the past.
  private static let past = 8

  let entry: CaffeineEntry

  private var start: Date {
    entry.date.addingTimeInterval(-Self.interval * Double(Self.past))
  }

  private var values: [Double] {
    entry.diary.amounts(from: start, every: Self.interval, count: Self.count)
  }

  var body: some View {
    let amounts = values
    let maximum = max(amounts.max() ?? 0, 1) * 1.15

    VStack(spacing: 4) {
      ZStack {
        CaffeineCurve(values: amounts, maximum: maximum, isClosed: true)
          .fill(
            LinearGradient(
              colors: [Color("Crema").opacity(0.35), Color("Crema").opacity(0)],
              startPoint: .top, endPoint: .bottom))
        CaffeineCurve(values: amounts, maximum: maximum, isClosed: false)
          .stroke(
            Color("Crema"), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        GeometryReader { proxy in
          Circle()
            .fill(Color("Crema"))
            .overlay(Circle().strokeBorder(Color("Cappuccino"), lineWidth: 2))
            .frame(width: 12, height: 12)
            .position(
              x: proxy.size.width * CGFloat(Self.past) / CGFloat(Self.count - 1),
              y: proxy.size.height * (1 - CGFloat(amounts[Self.past] / maximum)))
        }
      }
      Rectangle()
        .fill(.panel)
        .frame(height: 1)
      HStack {
        Text(start, style: .time)
        Spacer()
        Text(entry.date, style: .time)
          .foregroundStyle(Color("Crema"))
        Spacer()
        Spacer()
        Text(start.addingTimeInterval(Self.interval * Double(Self.count - 1)), style: .time)
      }
      .font(.caption2)
      .foregroundStyle(Color("Steam"))
    }
    .frame(maxHeight: .infinity)
  }
}
