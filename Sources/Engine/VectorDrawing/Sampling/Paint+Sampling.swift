package import Foundation

extension Paint {
  /// The colour at a point of the picture; nil where only a picture of it would tell.
  package func color(at point: CGPoint) -> RGBA? {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.color(at: point)
    case .texture: nil
    }
  }
}

extension GradientPaint {
  /// The colour at a point of the picture.
  package func color(at point: CGPoint) -> RGBA? {
    guard let position = position(of: point) else { return stops.last?.color }
    return color(along: spread.fold(position))
  }

  /// How far along the gradient a point lies, 0…1 between its ends; nil where it has no length.
  private func position(of point: CGPoint) -> Double? {
    switch geometry {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      return Double(((point.x - from.x) * dx + (point.y - from.y) * dy) / square)
    case .radial(let center, let inner, let outer, let aspect):
      guard outer != inner, aspect != 0 else { return nil }
      let (dx, dy) = (point.x - center.x, (point.y - center.y) / aspect)
      return Double(((dx * dx + dy * dy).squareRoot() - inner) / (outer - inner))
    case .angular(let center, let start, let end):
      let whole = end.degrees - start.degrees
      guard whole != 0 else { return nil }
      let reached = Angle.of(x: point.x - center.x, y: point.y - center.y)
      let angle = reached.degrees - start.degrees
      let turn = whole > 0 ? 360.0 : -360.0
      let folded = angle.truncatingRemainder(dividingBy: 360)
      return (folded / turn < 0 ? folded + turn : folded) / whole
    }
  }

  private func color(along position: Double) -> RGBA? {
    guard let first = stops.first, var previous = stops.first else { return nil }
    if position <= first.location { return first.color }
    for stop in stops.dropFirst() {
      if position <= stop.location {
        let length = stop.location - previous.location
        guard length > 0 else { return stop.color }
        return previous.color.mixed(
          with: stop.color, by: (position - previous.location) / length, previous.mixing)
      }
      previous = stop
    }
    return previous.color
  }
}

extension GradientPaint.Spread {
  /// The position between the ends that stands for one beyond them.
  fileprivate func fold(_ position: Double) -> Double {
    switch self {
    case .hold: return min(max(position, 0), 1)
    case .again: return position - position.rounded(.down)
    case .mirrored:
      let twice = position - 2 * (position / 2).rounded(.down)
      return twice > 1 ? 2 - twice : twice
    }
  }
}
