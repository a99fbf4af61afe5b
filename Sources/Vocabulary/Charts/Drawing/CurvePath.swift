package import Foundation
import SwiftUI

/// Connects points by a method of interpolation.
package enum CurvePath {
  /// Adds the points to a path.
  package static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, continues: Bool = false
  ) {
    guard let first = points.first else { return }
    if continues { path.addLine(to: first) } else { path.move(to: first) }
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch method {
      case .stepStart: step(from, to, at: from.x, &path)
      case .stepEnd: step(from, to, at: to.x, &path)
      case .stepCenter: step(from, to, at: (from.x + to.x) / 2, &path)
      case .monotone: monotone(points, index, &path)
      case .catmullRom, .cardinal: rounded(points, index, &path)
      default: path.addLine(to: to)
      }
    }
  }

  private static func step(_ from: CGPoint, _ to: CGPoint, at x: CGFloat, _ path: inout Path) {
    if x != from.x { path.addLine(to: CGPoint(x: x, y: from.y)) }
    path.addLine(to: CGPoint(x: x, y: to.y))
    if x != to.x { path.addLine(to: to) }
  }

  /// A spline through all points: the tangent at a point is parallel to its neighbours' line.
  private static func rounded(_ points: [CGPoint], _ index: Int, _ path: inout Path) {
    let (from, to) = (points[index - 1], points[index])
    let before = points[max(0, index - 2)]
    let after = points[min(points.count - 1, index + 1)]
    path.addCurve(
      to: to,
      control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
      control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
  }

  /// A cubic that never overshoots: flat at extremes, else the harmonic mean of the slopes.
  private static func monotone(_ points: [CGPoint], _ index: Int, _ path: inout Path) {
    let (from, to) = (points[index - 1], points[index])
    let third = (to.x - from.x) / 3
    path.addCurve(
      to: to,
      control1: CGPoint(x: from.x + third, y: from.y + third * slope(points, index - 1)),
      control2: CGPoint(x: to.x - third, y: to.y - third * slope(points, index)))
  }

  private static func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
    let before = index > 0 ? secant(points[index - 1], points[index]) : nil
    let after = index + 1 < points.count ? secant(points[index], points[index + 1]) : nil
    guard let before, let after else { return before ?? after ?? 0 }
    return before * after <= 0 ? 0 : 2 * before * after / (before + after)
  }

  private static func secant(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
  }
}
