public import Foundation
import VectorDrawing

extension CGContext {
  /// Further than any drawing reaches, points.
  static let far: CGFloat = 1e5

  /// Beyond its ends only what the options say is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let first = options.contains(.drawsBeforeStartLocation) ? -Self.far : 0
    let last = options.contains(.drawsAfterEndLocation) ? Self.far : length
    func corner(_ distance: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * distance - along.dy * aside,
        y: start.y + along.dy * distance + along.dx * aside)
    }
    let area = CGMutablePath()
    area.addLines(between: [
      corner(first, -Self.far), corner(last, -Self.far), corner(last, Self.far),
      corner(first, Self.far),
    ])
    area.closeSubpath()
    let paint = GradientPaint(geometry: .linear(from: start, to: end), stops: gradient.stops)
    draw([.fill(area.path, .gradient(paint), evenOdd: false, node: 0)])
  }

  /// Both circles lie around the end's centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(
        x: endCenter.x - radius, y: endCenter.y - radius, width: radius * 2, height: radius * 2)
    }
    let area = CGMutablePath()
    let isEndless = options.contains(.drawsAfterEndLocation)
    if isEndless { area.addRect(circle(Self.far)) } else { area.addEllipse(in: circle(endRadius)) }
    if startRadius > 0, !options.contains(.drawsBeforeStartLocation) {
      area.addEllipse(in: circle(startRadius))
    }
    let paint = GradientPaint(
      geometry: .radial(center: endCenter, inner: startRadius, outer: endRadius, aspect: 1),
      stops: gradient.stops)
    draw([.fill(area.path, .gradient(paint), evenOdd: true, node: 0)])
  }
}
