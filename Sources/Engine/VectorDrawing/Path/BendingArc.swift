package import Foundation

/// An arc that what is drawn along a level line is bent to. Its middle stays where it is, what is
/// beside it sinks on either side.
package struct BendingArc: Hashable, Sendable {
  /// The top of the arc, on the line that keeps its length.
  package let top: CGPoint
  /// Points from the line down to the centre.
  package let radius: CGFloat

  package init(top: CGPoint, radius: CGFloat) { (self.top, self.radius) = (top, radius) }

  /// The same arc for what is drawn in coordinates that begin at a point.
  package func seen(from origin: CGPoint) -> BendingArc {
    BendingArc(top: CGPoint(x: top.x - origin.x, y: top.y - origin.y), radius: radius)
  }

  package func bent(_ point: CGPoint) -> CGPoint {
    let angle = Angle(radians: Double((point.x - top.x) / radius))
    let distance = radius + top.y - point.y
    return CGPoint(
      x: top.x + distance * CGFloat(angle.sine),
      y: top.y + radius - distance * CGFloat(angle.cosine))
  }

  /// Turns what keeps its form and has its middle at a distance from the left.
  package func turn(at x: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: -x, y: -top.y - radius)
      .concatenating(CGAffineTransform(rotationAngle: (x - top.x) / radius))
      .concatenating(CGAffineTransform(translationX: top.x, y: top.y + radius))
  }
}

extension Path {
  /// The path bent, in pieces so short that each is a curve of the third degree again.
  package func bent(along arc: BendingArc) -> Path {
    let longest = arc.radius / 8
    var path = Path()
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ cubic: Cubic) {
      let ends = [cubic.start, cubic.control1, cubic.control2, cubic.end].map(\.x)
      let length = (ends.max() ?? 0) - (ends.min() ?? 0)
      let count = max(1, min(64, Int((length / longest).rounded(.up))))
      for piece in cubic.cut(at: (1..<count).map { CGFloat($0) / CGFloat(count) }) {
        let (start, end) = (piece.start, piece.end)
        let controls =
          piece.isLine
          ? (start.mixed(with: end, 1.0 / 3), start.mixed(with: end, 2.0 / 3))
          : (piece.control1, piece.control2)
        path.addCurve(
          to: arc.bent(end), control1: arc.bent(controls.0), control2: arc.bent(controls.1))
      }
      last = cubic.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        (first, last) = (point, point)
        path.move(to: arc.bent(point))
      case .line(let point): add(Cubic(line: last, point))
      case .quadCurve(let point, let control): add(Cubic(quadratic: last, control, point))
      case .curve(let point, let one, let two):
        add(Cubic(start: last, control1: one, control2: two, end: point))
      case .closeSubpath:
        if last != first { add(Cubic(line: last, first)) }
        path.closeSubpath()
      }
    }
    return path
  }
}
