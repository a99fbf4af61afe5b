import Foundation

/// One line or curve of a path, as a cubic Bézier curve.
struct Cubic: Equatable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  /// Whether it is straight; the control points of a line lie on its ends.
  var isLine: Bool

  init(line start: CGPoint, _ end: CGPoint) {
    (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true)
  }

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2) = (start, control1, control2)
    (self.end, isLine) = (end, false)
  }

  /// The same curve as one of the second degree.
  init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      start: start, control1: start.mixed(with: control, 2.0 / 3),
      control2: end.mixed(with: control, 2.0 / 3), end: end)
  }

  /// The lines and curves of each part of a path, without those of no extent.
  /// - Parameter closing: Whether open parts are closed, as filling does.
  static func parts(of path: Path, closing: Bool) -> [[Cubic]] {
    var parts: [[Cubic]] = []
    var part: [Cubic] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ cubic: Cubic) {
      if !cubic.isPoint { part.append(cubic) }
      last = cubic.end
    }
    func finish() {
      if closing { add(Cubic(line: last, first)) }
      if !part.isEmpty { parts.append(part) }
      part = []
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        (first, last) = (point, point)
      case .line(let point): add(Cubic(line: last, point))
      case .quadCurve(let point, let control): add(Cubic(quadratic: last, control, point))
      case .curve(let point, let one, let two):
        add(Cubic(start: last, control1: one, control2: two, end: point))
      case .closeSubpath: add(Cubic(line: last, first))
      }
    }
    finish()
    return parts
  }

  private var isPoint: Bool { start == end && control1 == start && control2 == start }

  /// The step that draws it from its start.
  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  var reversed: Cubic {
    var copy = self
    (copy.start, copy.control1, copy.control2, copy.end) = (end, control2, control1, start)
    return copy
  }

  func point(_ t: CGFloat) -> CGPoint {
    if isLine { return start.mixed(with: end, t) }
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    let x = w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x
    let y = w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
    return CGPoint(x: x, y: y)
  }

  /// The direction at a parameter, of length 1; zero where there is none.
  func direction(_ t: CGFloat) -> CGVector {
    if isLine { return (end - start).unit }
    let s = 1 - t
    let (one, two, three) = (control1 - start, control2 - control1, end - control2)
    let (w1, w2, w3) = (s * s, 2 * s * t, t * t)
    let tangent = CGVector(
      dx: w1 * one.dx + w2 * two.dx + w3 * three.dx, dy: w1 * one.dy + w2 * two.dy + w3 * three.dy)
    if tangent.length > 1e-9 { return tangent.unit }
    // A control point on its end: the direction is that towards what follows.
    return (point(min(1, t + 1e-4)) - point(max(0, t - 1e-4))).unit
  }

  /// The part up to a parameter and the part from there (de Casteljau).
  func split(_ t: CGFloat) -> (Cubic, Cubic) {
    if isLine {
      let middle = point(t)
      return (Cubic(line: start, middle), Cubic(line: middle, end))
    }
    let (a, b) = (start.mixed(with: control1, t), control1.mixed(with: control2, t))
    let c = control2.mixed(with: end, t)
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    let middle = d.mixed(with: e, t)
    return (
      Cubic(start: start, control1: a, control2: d, end: middle),
      Cubic(start: middle, control1: e, control2: c, end: end)
    )
  }

  /// The parts between parameters in rising order.
  func cut(at parameters: [CGFloat]) -> [Cubic] {
    var parts: [Cubic] = []
    var (rest, done): (Cubic, CGFloat) = (self, 0)
    for t in parameters where t > done && t < 1 {
      let (head, tail) = rest.split((t - done) / (1 - done))
      parts.append(head)
      (rest, done) = (tail, t)
    }
    return parts + [rest]
  }

  /// The parameters at which a coordinate turns back, in no order.
  func turns(along axis: Axis) -> [CGFloat] {
    if isLine { return [] }
    let (p0, p1) = (axis.of(start), axis.of(control1))
    let (p2, p3) = (axis.of(control2), axis.of(end))
    let (first, second, third) = (p1 - p0, p2 - p1, p3 - p2)
    let a = first - 2 * second + third
    let b = 2 * (second - first)
    var found: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { found = [-first / b] }
    } else {
      let root = b * b - 4 * a * first
      if root >= 0 {
        let spread = root.squareRoot()
        found = [(-b + spread) / (2 * a), (-b - spread) / (2 * a)]
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  /// Pieces that turn back in no direction, so that their ends span their box.
  var monotone: [Cubic] {
    cut(at: (turns(along: .horizontal) + turns(along: .vertical)).sorted())
  }
}

extension Axis {
  fileprivate func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
}

extension CGPoint {
  func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  func distance(to other: CGPoint) -> CGFloat { (other - self).length }

  static func - (lhs: CGPoint, rhs: CGPoint) -> CGVector {
    CGVector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y)
  }

  static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint {
    CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy)
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The same direction with length 1; zero stays zero.
  var unit: CGVector {
    let length = length
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : self
  }

  /// The vector turned clockwise on screen by a quarter.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  static func * (lhs: CGVector, rhs: CGFloat) -> CGVector {
    CGVector(dx: lhs.dx * rhs, dy: lhs.dy * rhs)
  }

  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
}
