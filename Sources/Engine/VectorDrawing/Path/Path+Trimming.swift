public import Foundation

/// Cuts a part out of a path by fractions of its length.
extension Path {
  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
    if from >= to { return Path() }
    if from <= 0, to >= 1 { return self }
    let segments = PathSegment.all(of: self)
    let total = segments.reduce(0) { $0 + $1.length }
    var result = Path()
    var walked: CGFloat = 0
    var end: CGPoint?
    for segment in segments where segment.length > 0 {
      let low = (from * total - walked) / segment.length
      let high = (to * total - walked) / segment.length
      walked += segment.length
      if high <= 0 || low >= 1 { continue }
      let part = segment.part(from: max(0, low), to: min(1, high))
      if end != part.start { result.move(to: part.start) }
      result.append(part.element)
      end = part.end
    }
    return result
  }
}

/// A line or curve of a path with its length in points.
private struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine: Bool
  var length: CGFloat = 0
  /// The length up to each of the equal steps of the parameter.
  var table: [CGFloat] = []

  /// The number of steps in which the length of a curve is summed up; the error for a quarter circle
  /// is below 0.01 %.
  static let steps = 32

  init(line start: CGPoint, _ end: CGPoint) {
    (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true)
    length = start.distance(to: end)
  }

  init(curve start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2) = (start, control1, control2)
    (self.end, isLine) = (end, false)
    var last = start
    table = [0]
    for step in 1...Self.steps {
      let next = point(CGFloat(step) / CGFloat(Self.steps))
      length += last.distance(to: next)
      table.append(length)
      last = next
    }
  }

  static func all(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point):
        segments.append(PathSegment(line: last, point))
        last = point
      case .quadCurve(let point, let control):
        let one = last.mixed(with: control, 2.0 / 3)
        let two = point.mixed(with: control, 2.0 / 3)
        segments.append(PathSegment(curve: last, one, two, point))
        last = point
      case .curve(let point, let one, let two):
        segments.append(PathSegment(curve: last, one, two, point))
        last = point
      case .closeSubpath:
        segments.append(PathSegment(line: last, first))
        last = first
      }
    }
    return segments
  }

  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  func point(_ t: CGFloat) -> CGPoint { split(t).0.end }

  /// The part between two fractions of the length.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    if from <= 0, to >= 1 { return self }
    let (low, high) = (parameter(from), parameter(to))
    let head = high >= 1 ? self : split(high).0
    return low <= 0 ? head : head.split(low / high).1
  }

  /// The parameter at a fraction of the length.
  private func parameter(_ fraction: CGFloat) -> CGFloat {
    if isLine || fraction <= 0 || fraction >= 1 { return fraction }
    let goal = fraction * length
    var step = 1
    while step < Self.steps, table[step] < goal { step += 1 }
    let (before, after) = (table[step - 1], table[step])
    let rest = after > before ? (goal - before) / (after - before) : 0
    return (CGFloat(step - 1) + rest) / CGFloat(Self.steps)
  }

  /// The segment up to a parameter and from there (de Casteljau).
  private func split(_ t: CGFloat) -> (PathSegment, PathSegment) {
    let (a, b) = (start.mixed(with: control1, t), control1.mixed(with: control2, t))
    let c = control2.mixed(with: end, t)
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    let middle = isLine ? start.mixed(with: end, t) : d.mixed(with: e, t)
    var (head, tail) = (self, self)
    (head.control1, head.control2, head.end) = (a, d, middle)
    (tail.start, tail.control1, tail.control2) = (middle, e, c)
    return (head, tail)
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
