public import Foundation

extension Path {
  /// The smallest rectangle around the path. Control points may lie outside.
  public var boundingRect: CGRect {
    switch storage {
    case .rect(let rect), .ellipse(let rect), .rounded(let rect, _, _): return rect.standardized
    case .elements(let elements):
      var points: [CGPoint] = []
      var (start, last) = (CGPoint.zero, CGPoint.zero)
      for element in elements {
        element.addExtremes(from: last, to: &points)
        switch element {
        case .move(let point): (start, last) = (point, point)
        case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): last = point
        case .closeSubpath: last = start
        }
      }
      return CGRect.around(points)
    }
  }
}

extension Path.Element {
  /// The end of the step and the places where its curve turns back.
  fileprivate func addExtremes(from start: CGPoint, to points: inout [CGPoint]) {
    switch self {
    case .move(let end), .line(let end): points.append(end)
    case .quadCurve(let end, let control):
      Cubic(quadratic: start, control, end).addExtremes(to: &points)
    case .curve(let end, let control1, let control2):
      Cubic(start: start, control1: control1, control2: control2, end: end)
        .addExtremes(to: &points)
    case .closeSubpath: break
    }
  }
}

/// A cubic curve whose extremes are looked for.
private struct Cubic {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The same curve as one of the second degree.
  init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    func lifted(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: lifted(start), control2: lifted(end), end: end)
  }

  func addExtremes(to points: inout [CGPoint]) {
    points.append(end)
    for axis in Axis.allCases {
      let turns = Self.turns(
        axis.of(start), axis.of(control1), axis.of(control2), axis.of(end))
      for turn in turns where turn > 0 && turn < 1 { points.append(point(turn)) }
    }
  }

  /// Where the derivative of one coordinate is zero.
  private static func turns(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let (first, second, third) = (p1 - p0, p2 - p1, p3 - p2)
    let a = first - 2 * second + third
    let b = 2 * (second - first)
    if abs(a) < 1e-12 { return b == 0 ? [] : [-first / b] }
    let root = b * b - 4 * a * first
    guard root >= 0 else { return [] }
    let spread = root.squareRoot()
    return [(-b + spread) / (2 * a), (-b - spread) / (2 * a)]
  }

  private func point(_ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    let x = w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x
    let y = w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
    return CGPoint(x: x, y: y)
  }
}

extension Axis {
  fileprivate func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
}
