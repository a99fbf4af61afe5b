/// A point of a drawing.
package struct PathPoint: Hashable, Sendable {
  /// Rightward.
  package var x: Double
  /// Downward.
  package var y: Double

  /// Makes a point.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// One step of an outline, with absolute coordinates.
package enum PathSegment: Hashable, Sendable {
  /// Begins a new outline.
  case move(PathPoint)
  /// A straight line.
  case line(PathPoint)
  /// A quadratic curve: control point, end.
  case quad(PathPoint, PathPoint)
  /// A cubic curve: two control points, end.
  case cubic(PathPoint, PathPoint, PathPoint)
  /// Returns to the outline's beginning.
  case close
}
