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
  /// The end of the step and the points where its curve turns back.
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

extension Cubic {
  fileprivate func addExtremes(to points: inout [CGPoint]) {
    points.append(end)
    for axis in Axis.allCases {
      for turn in turns(along: axis) { points.append(point(turn)) }
    }
  }
}
