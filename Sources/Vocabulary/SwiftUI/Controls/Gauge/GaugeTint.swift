import VectorDrawing
import ViewGraph

/// The tint of a gauge. A gradient without a direction of its own runs the way the value does:
/// along the ring or from the leading to the trailing end (as in Apple's pictures of gauges with
/// `tint(Gradient(…))`).
struct GaugeTint: PrimitiveShapeStyle {
  /// The way the value runs.
  enum Course {
    case line
    /// Clockwise from the trailing direction, through a part of the circle, 0…1.
    case ring(Double)
  }

  let course: Course

  func paint(in environment: EnvironmentValues) -> ShapePaint {
    guard let gradient = (environment.core.tint as? ScopedTint)?.gradient else {
      return TintShapeStyle().paint(in: environment)
    }
    let stops = gradient.drawn(in: environment)
    switch course {
    case .line:
      let isLeftwards = environment.layoutDirection == .rightToLeft
      return .linear(
        stops, from: isLeftwards ? .trailing : .leading, to: isLeftwards ? .leading : .trailing)
    case .ring(let part):
      return .angular(
        around(stops, part), center: .center, start: .zero, end: .degrees(360))
    }
  }

  /// The stops along a part of the circle, and what round ends show beyond it: each end keeps its
  /// colour up to the middle of the opening.
  private func around(_ stops: [GradientStop], _ part: Double) -> [GradientStop] {
    guard let first = stops.first, let last = stops.last, part < 1 else { return stops }
    let middle = (part + 1) / 2
    let inner = stops.map {
      GradientStop(color: $0.color, location: $0.location * part, mixing: $0.mixing)
    }
    return inner + [
      GradientStop(color: last.color, location: middle),
      GradientStop(color: first.color, location: middle),
    ]
  }
}
