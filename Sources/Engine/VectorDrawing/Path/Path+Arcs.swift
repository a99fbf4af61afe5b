public import Foundation

extension Path {
  /// Adds an arc around a centre. As in SwiftUI, `clockwise: true` runs counter-clockwise on
  /// screen, because the flag is meant for a y-up plane.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addSweep(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform)
  }

  /// Adds an arc given by its start and its extent.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addSweep(
      center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform)
  }

  /// Adds an arc of the given radius that touches the two lines from the current point over
  /// `tangent1End` to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = currentPoint?.applying(transform.inverted()) else {
      return move(to: tangent1End.applying(transform))
    }
    let back = CGVector(dx: from.x - tangent1End.x, dy: from.y - tangent1End.y)
    let ahead = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let first = Angle.of(x: Double(back.dx), y: Double(back.dy))
    let second = Angle.of(x: Double(ahead.dx), y: Double(ahead.dy))
    var opening = second.radians - first.radians
    while opening > .pi { opening -= 2 * .pi }
    while opening < -.pi { opening += 2 * .pi }
    guard abs(opening) > 1e-9, abs(abs(opening) - .pi) > 1e-9, radius > 0 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let half = Angle(radians: abs(opening) / 2)
    let middle = Angle(radians: first.radians + opening / 2)
    let distance = radius / CGFloat(half.sine)
    let center = CGPoint(
      x: tangent1End.x + distance * CGFloat(middle.cosine),
      y: tangent1End.y + distance * CGFloat(middle.sine))
    let side: Double = opening > 0 ? 1 : -1
    let start = first.radians - side * .pi / 2
    let sweep = -side * (.pi - abs(opening))
    addSweep(center: center, radius: radius, start: start, sweep: sweep, transform)
  }

  /// The sweep between two angles in the wished direction, one turn at most. Without loops, so that
  /// no angle however large takes long.
  private static func sweep(from start: Angle, to end: Angle, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let sweep = end.radians - start.radians
    if abs(sweep) >= turn, (sweep < 0) == clockwise { return clockwise ? -turn : turn }
    let rest = sweep.truncatingRemainder(dividingBy: turn)
    if clockwise { return rest > 0 ? rest - turn : rest }
    return rest < 0 ? rest + turn : rest
  }

  /// A sweep of many turns ends where it did with one turn more than the rest, and covers the same.
  private static func bounded(_ sweep: Double) -> Double {
    let turn = 2 * Double.pi
    if abs(sweep) <= 2 * turn { return sweep }
    return sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
  }

  /// Cubic segments of at most a quarter turn; the error of one is below 0.03 % of the radius.
  private mutating func addSweep(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, _ transform: CGAffineTransform
  ) {
    guard radius.isFinite, start.isFinite, sweep.isFinite else {
      self = .undrawable
      return
    }
    func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      let turn = Angle(radians: angle)
      let x = turn.cosine - tangent * turn.sine
      let y = turn.sine + tangent * turn.cosine
      let point = CGPoint(x: center.x + radius * CGFloat(x), y: center.y + radius * CGFloat(y))
      return point.applying(transform)
    }
    let sweep = Self.bounded(sweep)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3.0 * Angle(radians: step / 4).tangent
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    for index in 0..<count {
      let from = start + step * Double(index)
      let to = start + step * Double(index + 1)
      addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
    }
  }
}
