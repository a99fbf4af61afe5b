import Foundation
import SwiftUI

/// The outline of a slice of a pie.
struct SectorOutline {
  let middle: CGPoint
  /// Points.
  let outer: CGFloat
  /// Points.
  let inner: CGFloat
  /// The part of the whole turn, clockwise from the top.
  let part: ClosedRange<Double>
  /// Points kept free on either side, as wide inside as outside.
  let inset: CGFloat
  /// Points.
  let radius: CGFloat

  /// Half the gap between two slices as an angle at a distance from the middle.
  private func angle(_ part: Double, _ distance: CGFloat, _ sign: Double) -> Angle {
    let gap = distance > 0 ? Double(inset / distance) : 0
    return .degrees(part * 360 - 90) + .radians(gap * sign)
  }

  private func point(_ angle: Angle, _ distance: CGFloat) -> CGPoint {
    CGPoint(
      x: middle.x + distance * CGFloat(angle.cosine), y: middle.y + distance * CGFloat(angle.sine))
  }

  var path: Path {
    var path = Path()
    let (start, end) = (angle(part.lowerBound, outer, 1), angle(part.upperBound, outer, -1))
    if end.radians <= start.radians || outer <= inner { return path }
    let isWhole = part.upperBound - part.lowerBound > 0.9999
    let round = isWhole ? 0 : corner(start, end)
    // The angle a corner takes off the arc.
    let turn = Angle.radians(Double(round / outer))
    path.addArc(
      center: middle, radius: outer, startAngle: start + turn, endAngle: end - turn,
      clockwise: false)
    if isWhole, inner > 0 {
      path.closeSubpath()
      path.move(to: point(end, inner))
    } else if round > 0 {
      path.addQuadCurve(to: point(end, outer - round), control: point(end, outer))
    }
    addInside(round, to: &path)
    if round > 0 {
      path.addLine(to: point(start, outer - round))
      path.addQuadCurve(to: point(start + turn, outer), control: point(start, outer))
    }
    path.closeSubpath()
    return path
  }

  private func addInside(_ round: CGFloat, to path: inout Path) {
    guard inner > 0 else {
      // The gaps meet where two insets cross.
      let half = Angle.radians((part.upperBound - part.lowerBound) * .pi)
      let distance = half.sine > 0.01 ? min(outer / 2, inset / CGFloat(half.sine)) : 0
      let way = Angle.degrees((part.lowerBound + part.upperBound) * 180 - 90)
      path.addLine(to: inset > 0 ? point(way, distance) : middle)
      return
    }
    let (start, end) = (angle(part.lowerBound, inner, 1), angle(part.upperBound, inner, -1))
    if end.radians <= start.radians {
      path.addLine(to: point(Angle.degrees((part.lowerBound + part.upperBound) * 180 - 90), inner))
      return
    }
    let small = min(round, inner * CGFloat(end.radians - start.radians) / 3)
    let turn = Angle.radians(Double(small / inner))
    if small > 0 {
      path.addLine(to: point(end, inner + small))
      path.addQuadCurve(to: point(end - turn, inner), control: point(end, inner))
    }
    path.addArc(
      center: middle, radius: inner, startAngle: end - turn, endAngle: start + turn,
      clockwise: true)
    if small > 0 {
      path.addQuadCurve(to: point(start, inner + small), control: point(start, inner))
    }
  }

  /// A corner takes at most a third of the slice either way.
  private func corner(_ start: Angle, _ end: Angle) -> CGFloat {
    let arc = outer * CGFloat(end.radians - start.radians)
    return max(0, min(radius, arc / 3, (outer - inner) / 2))
  }
}
