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
      switch method.kind {
      case .linear: path.addLine(to: to)
      case .stepStart: step(from, to, at: from.x < to.x ? from.x : to.x, &path)
      case .stepEnd: step(from, to, at: from.x < to.x ? to.x : from.x, &path)
      case .stepCenter: step(from, to, at: (from.x + to.x) / 2, &path)
      case .monotone: monotone(points, index, &path)
      case .cardinal(let tension): cardinal(points, index, CGFloat(1 - tension), &path)
      case .catmullRom(let alpha): catmullRom(points, index, alpha, &path)
      }
    }
  }

  private static func step(_ from: CGPoint, _ to: CGPoint, at x: CGFloat, _ path: inout Path) {
    if x != from.x { path.addLine(to: CGPoint(x: x, y: from.y)) }
    path.addLine(to: CGPoint(x: x, y: to.y))
    if x != to.x { path.addLine(to: to) }
  }

  /// The tangent at a point is parallel to the line between its neighbours.
  private static func cardinal(
    _ points: [CGPoint], _ index: Int, _ scale: CGFloat, _ path: inout Path
  ) {
    let (before, from, to, after) = neighbours(points, index)
    let part = scale / 6
    path.addCurve(
      to: to,
      control1: CGPoint(x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
      control2: CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part))
  }

  /// The curve of Catmull and Rom whose parameter grows with a power of the distance.
  private static func catmullRom(
    _ points: [CGPoint], _ index: Int, _ alpha: Double, _ path: inout Path
  ) {
    let (before, from, to, after) = neighbours(points, index)
    let (one, two, three) = (
      length(before, from, alpha), length(from, to, alpha), length(to, after, alpha)
    )
    func control(
      _ near: CGPoint, _ far: CGPoint, _ outer: CGPoint, _ side: CGFloat
    ) -> CGPoint {
      guard side > 1e-9 else { return near }
      let (a, b) = (2 * side * side + 3 * side * two + two * two, 3 * side * (side + two))
      return CGPoint(
        x: (near.x * a - outer.x * two * two + far.x * side * side) / b,
        y: (near.y * a - outer.y * two * two + far.y * side * side) / b)
    }
    path.addCurve(
      to: to, control1: control(from, to, before, one), control2: control(to, from, after, three))
  }

  private static func neighbours(
    _ points: [CGPoint], _ index: Int
  ) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    (
      points[max(0, index - 2)], points[index - 1], points[index],
      points[min(points.count - 1, index + 1)]
    )
  }

  /// The distance to a power; half of it by square roots, which are the same on every machine.
  private static func length(_ from: CGPoint, _ to: CGPoint, _ alpha: Double) -> CGFloat {
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    let distance = (dx * dx + dy * dy).squareRoot()
    if alpha == 0.5 { return CGFloat(distance.squareRoot()) }
    return CGFloat(alpha == 0 ? 1 : alpha == 1 ? distance : Foundation.pow(distance, alpha))
  }

  /// Steffen's cubic, which never overshoots: level at the highest and lowest points.
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
    guard let before, let after else {
      // The ends take up what the curve beside them leaves.
      let secant = before ?? after ?? 0
      let inner = points.count > 2 ? slope(points, index == 0 ? 1 : index - 1) : secant
      return (3 * secant - inner) / 2
    }
    if before * after <= 0 { return 0 }
    let (left, right) = (
      points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
    )
    let mean = (before * right + after * left) / (left + right)
    let limit = min(abs(before), abs(after), abs(mean) / 2)
    return (before < 0 ? -2 : 2) * limit
  }

  private static func secant(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
  }
}
