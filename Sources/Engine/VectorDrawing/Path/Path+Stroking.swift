import Foundation

extension Path {
  /// The outline of the path drawn with a pen, filled by the nonzero rule. Curves become short
  /// lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth.isFinite, isDrawable else { return .undrawable }
    guard style.lineWidth > 0 else { return Path() }
    var result = Path()
    for part in Cubic.parts(of: self, closing: false) {
      let isClosed = part[0].start == part[part.count - 1].end
      for line in PathDashes(style).cut(part, isClosed: isClosed) {
        PathPen(style).outline(line.points, isClosed: line.isClosed, into: &result)
      }
    }
    return result
  }
}

/// Cuts a line into dashes.
private struct PathDashes {
  /// A stretch to draw.
  struct Line {
    var points: [CGPoint]
    var isClosed = false
  }

  private let pattern: [CGFloat]
  private let phase: CGFloat

  init(_ style: StrokeStyle) {
    let lengths = style.dash.filter { $0.isFinite && $0 >= 0 }
    // As in Core Graphics and SVG, an odd pattern is repeated to an even one.
    pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    phase = style.dashPhase.isFinite ? style.dashPhase : 0
  }

  func cut(_ part: [Cubic], isClosed: Bool) -> [Line] {
    let points = Self.points(part)
    let period = pattern.reduce(0, +)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // Dashes that nobody can tell apart are a line.
    guard period > 0.01, length / period < 10_000 else {
      return [Line(points: points, isClosed: isClosed)]
    }
    var position = phase.truncatingRemainder(dividingBy: period)
    if position < 0 { position += period }
    var index = 0
    while position >= pattern[index] {
      position -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - position
    var lines: [Line] = []
    var line = index % 2 == 0 ? [points[0]] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = from.distance(to: to)
      var walked: CGFloat = 0
      while left < length - walked {
        walked += left
        let point = from.mixed(with: to, walked / length)
        if index % 2 == 0 {
          lines.append(Line(points: line + [point]))
          line = []
        } else {
          line = [point]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - walked
      if index % 2 == 0 { line.append(to) }
    }
    if line.count > 1 { lines.append(Line(points: line)) }
    return lines
  }

  /// The corners of a line: those of lines, and of curves as many as keep within a hundredth of a
  /// point for curves of ordinary size.
  private static func points(_ part: [Cubic]) -> [CGPoint] {
    var points = [part[0].start]
    for cubic in part {
      let steps = cubic.isLine ? 1 : 24
      for step in 1...steps { points.append(cubic.point(CGFloat(step) / CGFloat(steps))) }
    }
    return points
  }
}

/// Draws around a line of corners.
private struct PathPen {
  private let reach: CGFloat
  private let style: StrokeStyle

  init(_ style: StrokeStyle) { (reach, self.style) = (style.lineWidth / 2, style) }

  func outline(_ points: [CGPoint], isClosed: Bool, into path: inout Path) {
    var corners: [CGPoint] = []
    for point in points where corners.last.map({ $0.distance(to: point) > 1e-9 }) != false {
      corners.append(point)
    }
    if isClosed, corners.count > 2 { corners.removeLast() }
    guard corners.count > 1 else { return dot(points[0], into: &path) }
    if isClosed, corners.count > 2 {
      add(side(corners + [corners[0], corners[1]], dropsEnds: true), to: &path)
      let back = Array(corners.reversed())
      add(side(back + [back[0], back[1]], dropsEnds: true), to: &path)
      return
    }
    let back = Array(corners.reversed())
    add(
      side(corners, dropsEnds: false) + cap(corners) + side(back, dropsEnds: false) + cap(back),
      to: &path)
  }

  /// A line without length shows its caps only.
  private func dot(_ point: CGPoint, into path: inout Path) {
    let box = CGRect(
      x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: box)
    case .square: path.addRect(box)
    }
  }

  /// The corners of one side, left of the way.
  private func side(_ points: [CGPoint], dropsEnds: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    for index in points.indices.dropLast() {
      let way = (points[index + 1] - points[index]).unit
      let aside = way.turned * -reach
      if index > 0 {
        let before = (points[index] - points[index - 1]).unit
        result += join(points[index], before, way)
      } else if !dropsEnds {
        result.append(points[index] + aside)
      }
      if index + 2 == points.count, !dropsEnds { result.append(points[index + 1] + aside) }
    }
    return result
  }

  private func join(_ corner: CGPoint, _ before: CGVector, _ after: CGVector) -> [CGPoint] {
    let (from, to) = (corner + before.turned * -reach, corner + after.turned * -reach)
    let (cross, dot) = (before.cross(after), before.dot(after))
    // The miter is as long as the inverse of the sine of half the angle between the lines.
    let half = max(0, (1 + dot) / 2).squareRoot()
    let tip = corner + (before.turned * -1 + after.turned * -1).unit * (half > 0 ? reach / half : 0)
    // The short lines of a curve meet in one point on either side.
    if half > 0.98 { return [tip] }
    // On the inner side of a corner the way through it keeps the winding right.
    if cross < 0 { return [from, corner, to] }
    switch style.lineJoin {
    case .bevel: return [from, to]
    case .round: return arc(corner, from, to)
    case .miter:
      return half > 1e-6 && 1 / half <= style.miterLimit ? [from, tip, to] : [from, to]
    }
  }

  private func cap(_ points: [CGPoint]) -> [CGPoint] {
    let end = points[points.count - 1]
    let way = (end - points[points.count - 2]).unit
    let (from, to) = (end + way.turned * -reach, end + way.turned * reach)
    switch style.lineCap {
    case .butt: return []
    case .square: return [from + way * reach, to + way * reach]
    case .round:
      let tip = end + way * reach
      return arc(end, from, tip) + arc(end, tip, to)
    }
  }

  /// Points on the arc between two points around a centre, clockwise on screen.
  private func arc(_ center: CGPoint, _ from: CGPoint, _ to: CGPoint) -> [CGPoint] {
    let (start, end) = (from - center, to - center)
    let first = Angle.of(x: Double(start.dx), y: Double(start.dy))
    var sweep = Angle.of(x: Double(end.dx), y: Double(end.dy)).radians - first.radians
    if sweep < 0 { sweep += 2 * .pi }
    let steps = max(1, Int((sweep / 0.2).rounded(.up)))
    return (0...steps).map { step in
      let angle = Angle(radians: first.radians + sweep * Double(step) / Double(steps))
      return center + CGVector(dx: reach * CGFloat(angle.cosine), dy: reach * CGFloat(angle.sine))
    }
  }

  private func add(_ corners: [CGPoint], to path: inout Path) {
    guard let first = corners.first else { return }
    path.move(to: first)
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.closeSubpath()
  }
}

extension CGVector {
  fileprivate static func + (lhs: CGVector, rhs: CGVector) -> CGVector {
    CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
  }
}
