import SwiftUI

/// The temperatures of some hours as a line above their columns.
struct HourCurve: View {
  @Environment(\.redactionReasons) private var redactionReasons

  let hours: ArraySlice<HourForecast>

  var body: some View {
    ZStack {
      TemperatureLine(temperatures: hours.map(\.temperature), isClosed: true)
        .fill(
          LinearGradient(
            colors: [.white.opacity(0.25), .white.opacity(0)], startPoint: .top,
            endPoint: .bottom))
      TemperatureLine(temperatures: hours.map(\.temperature), isClosed: false)
        .stroke(.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
    }
    .opacity(redactionReasons.contains(.placeholder) ? 0.25 : 1)
    .accessibilityHidden(true)
  }
}

/// A smooth line through the middles of columns of one width.
private struct TemperatureLine: Shape {
  let temperatures: [Int]
  /// Whether the area below the line belongs to the shape.
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let low = temperatures.min(), let high = temperatures.max() else { return path }
    let column = rect.width / CGFloat(temperatures.count)
    let points = temperatures.enumerated().map { index, temperature in
      CGPoint(
        x: rect.minX + (CGFloat(index) + 0.5) * column,
        y: rect.maxY - CGFloat(temperature - low) / CGFloat(max(high - low, 1)) * rect.height * 0.8
          - rect.height * 0.2)
    }
    path.move(to: points[0])
    for (previous, point) in zip(points, points.dropFirst()) {
      let middle = (previous.x + point.x) / 2
      path.addCurve(
        to: point, control1: CGPoint(x: middle, y: previous.y),
        control2: CGPoint(x: middle, y: point.y))
    }
    if isClosed {
      path.addLine(to: CGPoint(x: points[points.count - 1].x, y: rect.maxY))
      path.addLine(to: CGPoint(x: points[0].x, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}
