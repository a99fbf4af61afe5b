package import Foundation

/// Spells out rectangles, ellipses and rounded rectangles. Rounded shapes start at the middle of
/// the trailing edge and run clockwise (Facts/layout.md#rounded-corners).
extension Path {
  /// The handle length of a quarter circle, in radii (Facts/layout.md#rounded-corners).
  static let quarter: CGFloat = 0.5522847

  package static func elements(rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .closeSubpath,
    ]
  }

  package static func elements(ellipse rect: CGRect) -> [Element] {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rect.midX, rect.midY)
    let (kx, ky) = (rx * quarter, ry * quarter)
    return [
      .move(to: CGPoint(x: cx + rx, y: cy)),
      .curve(
        to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky),
        control2: CGPoint(x: cx + kx, y: cy + ry)),
      .curve(
        to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry),
        control2: CGPoint(x: cx - rx, y: cy + ky)),
      .curve(
        to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky),
        control2: CGPoint(x: cx - kx, y: cy - ry)),
      .curve(
        to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry),
        control2: CGPoint(x: cx + rx, y: cy - ky)),
      .closeSubpath,
    ]
  }

  package static func elements(
    rounded rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle
  ) -> [Element] {
    var corners = RoundedCorners(rect: rect, style: style)
    corners.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    // Each corner: its point, the direction one arrives in, the direction one leaves in.
    corners.turn(CGPoint(x: rect.maxX, y: rect.maxY), (0, 1), (-1, 0), radii.bottomTrailing)
    corners.turn(CGPoint(x: rect.minX, y: rect.maxY), (-1, 0), (0, -1), radii.bottomLeading)
    corners.turn(CGPoint(x: rect.minX, y: rect.minY), (0, -1), (1, 0), radii.topLeading)
    corners.turn(CGPoint(x: rect.maxX, y: rect.minY), (1, 0), (0, 1), radii.topTrailing)
    corners.close()
    return corners.elements
  }
}

/// Draws the corners of one rounded rectangle.
private struct RoundedCorners {
  let rect: CGRect
  let style: RoundedCornerStyle
  private(set) var elements: [Path.Element] = []

  init(rect: CGRect, style: RoundedCornerStyle) {
    (self.rect, self.style) = (rect, style)
    elements.reserveCapacity(18)
  }

  mutating func close() { elements.append(.closeSubpath) }

  mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  mutating func turn(
    _ corner: CGPoint, _ arrive: (CGFloat, CGFloat), _ leave: (CGFloat, CGFloat), _ radius: CGFloat
  ) {
    guard radius > 0 else {
      elements.append(.line(to: corner))
      return
    }
    /// A point `back` radii before the corner on the arriving edge and `on` radii after it.
    func point(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + radius * (leave.0 * on - arrive.0 * back),
        y: corner.y + radius * (leave.1 * on - arrive.1 * back))
    }
    switch style {
    case .circular:
      let handle = 1 - Path.quarter
      elements.append(.line(to: point(1, 0)))
      elements.append(
        .curve(to: point(0, 1), control1: point(handle, 0), control2: point(0, handle)))
    case .continuous:
      let before = reach(along: arrive, radius)
      let after = reach(along: leave, radius)
      elements.append(.line(to: point(before.start, 0)))
      elements.append(
        .curve(
          to: point(0.631494, 0.0749114), control1: point(before.far, 0),
          control2: point(before.near, 0)))
      elements.append(
        .curve(
          to: point(0.0749114, 0.631494), control1: point(0.372824, 0.169060),
          control2: point(0.169060, 0.372824)))
      elements.append(
        .curve(
          to: point(0, after.start), control1: point(0, after.near), control2: point(0, after.far)))
    }
  }

  /// How far the curve reaches along an edge, in radii: 1.528665 where there is room; on a short
  /// edge its start moves to the edge's half and its handles shrink linearly to 0.96 and 0.82
  /// (Facts/layout.md#rounded-corners).
  private func reach(
    along direction: (CGFloat, CGFloat), _ radius: CGFloat
  ) -> (start: CGFloat, far: CGFloat, near: CGFloat) {
    let full: CGFloat = 1.528665
    let half = (direction.0 != 0 ? rect.width : rect.height) / 2 / radius
    let share = min(full, max(1, half))
    let room = (share - 1) / (full - 1)
    return (share, 0.96 + (1.08849 - 0.96) * room, 0.82 + (0.868407 - 0.82) * room)
  }
}
