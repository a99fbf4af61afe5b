import Foundation
import VectorDrawing

/// An elliptical arc given by its ends, as SVG does, turned into cubic curves
/// (SVG 2, implementation notes on elliptical arcs).
struct SVGArc {
  var from: CGPoint
  var to: CGPoint
  var radii: CGSize
  /// How far the ellipse's axes are turned.
  var turn: Angle
  var large: Bool
  var sweep: Bool

  /// A line where a radius is missing, nothing where the ends are one point.
  var elements: [Path.Element] {
    if from == to { return [] }
    if radii.width <= 0 || radii.height <= 0 { return [.line(to: to)] }
    // In the ellipse's own axes, around the middle between the ends.
    let (cosine, sine) = (CGFloat(turn.cosine), CGFloat(turn.sine))
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    var (rx, ry) = (radii.width, radii.height)
    let reach = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
    let shift = centreShift(x: x, y: y, rx: rx, ry: ry)
    let centre = CGPoint(x: shift * rx * y / ry, y: -shift * ry * x / rx)
    let first = Angle.of(x: Double((x - centre.x) / rx), y: Double((y - centre.y) / ry)).radians
    let last = Angle.of(x: Double((-x - centre.x) / rx), y: Double((-y - centre.y) / ry)).radians
    var extent = last - first
    if sweep, extent < 0 { extent += 2 * .pi }
    if !sweep, extent > 0 { extent -= 2 * .pi }
    let ellipse = CGAffineTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
      tx: cosine * centre.x - sine * centre.y + (from.x + to.x) / 2,
      ty: sine * centre.x + cosine * centre.y + (from.y + to.y) / 2)
    return curves(first, extent, ellipse)
  }

  /// How far the centre lies off the middle, as a share of the radii.
  private func centreShift(x: CGFloat, y: CGFloat, rx: CGFloat, ry: CGFloat) -> CGFloat {
    let square = rx * rx * y * y + ry * ry * x * x
    guard square > 0 else { return 0 }
    let share = (rx * rx * ry * ry - square) / square
    let shift = max(0, share).squareRoot()
    return large == sweep ? -shift : shift
  }

  /// Curves of at most a quarter turn of the unit circle, carried onto the ellipse.
  private func curves(
    _ first: Double, _ extent: Double, _ ellipse: CGAffineTransform
  ) -> [Path.Element] {
    let count = max(1, Int((abs(extent) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = extent / Double(count)
    let handle = 4.0 / 3.0 * Angle(radians: step / 4).tangent
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      let position = Angle(radians: angle)
      return CGPoint(
        x: position.cosine - tangent * position.sine, y: position.sine + tangent * position.cosine
      ).applying(ellipse)
    }
    return (0..<count).map { index in
      let begin = first + step * Double(index)
      let end = first + step * Double(index + 1)
      return .curve(
        to: index == count - 1 ? to : point(end, 0), control1: point(begin, handle),
        control2: point(end, -handle))
    }
  }
}
