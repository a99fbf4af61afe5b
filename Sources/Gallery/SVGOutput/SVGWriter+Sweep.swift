import Foundation
import VectorDrawing

/// SVG has no angular gradient: it is drawn as a fan of wedges, clipped to the shape.
extension SVGWriter {
  mutating func sweep(_ gradient: GradientPaint, inside path: Path, evenOdd: Bool, node index: Int)
  {
    let clip = definitions.clip(path, evenOdd: evenOdd)
    body.append("<g clip-path=\"url(#")
    body.append(utf8: clip)
    body.append(")\"")
    node(index)
    body.append(">\n")
    wedges(gradient, covering: path.boundingRect)
    body.append("</g>\n")
  }

  mutating func sweep(
    _ gradient: GradientPaint, along path: Path, _ style: StrokeStyle, node index: Int
  ) {
    let bounds = path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
    let outer = body
    body = ByteBuffer(capacity: 256)
    body.append(" maskUnits=\"userSpaceOnUse\"")
    body.attribute(" x=\"", bounds.minX)
    body.attribute(" y=\"", bounds.minY)
    body.attribute(" width=\"", bounds.width)
    body.attribute(" height=\"", bounds.height)
    body.append(">\n")
    stroke(path, .color(.white), style, node: -1)
    body.append("</mask>\n")
    let content = body
    body = outer
    let mask = definitions.add("mask", content)
    body.append("<g mask=\"url(#")
    body.append(utf8: mask)
    body.append(")\"")
    node(index)
    body.append(">\n")
    wedges(gradient, covering: bounds)
    body.append("</g>\n")
  }

  /// Wedges of at most 5°, each reaching under the next so that no seam shows.
  private mutating func wedges(_ gradient: GradientPaint, covering rect: CGRect) {
    guard case .angular(let center, let start, let end) = gradient.geometry,
      let last = gradient.stops.last
    else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    let reach = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    // Before the sweep begins the first colour holds, after it the last (effects.gradients).
    fill(Path(rect), .color(last.color), evenOdd: false, node: -1)
    let span = end.degrees - start.degrees
    guard span != 0, span.isFinite else { return }
    let bounded = min(max(span, -360), 360)
    let count = max(1, Int((abs(bounded) / 5).rounded(.up)))
    for index in 0..<count {
      let from = Double(index) / Double(count)
      let to = Double(index + 1) / Double(count)
      let overlap = index + 1 < count ? 0.5 * bounded.sign.factor : 0
      let color = PerceptualStops.color(at: (from + to) / 2, in: gradient.stops)
      var path = Path()
      path.move(to: center)
      for degrees in [start.degrees + bounded * from, start.degrees + bounded * to + overlap] {
        let angle = Angle(degrees: degrees)
        path.addLine(
          to: CGPoint(
            x: center.x + reach * 1.1 * CGFloat(angle.cosine),
            y: center.y + reach * 1.1 * CGFloat(angle.sine)))
      }
      path.closeSubpath()
      fill(path, .color(color), evenOdd: false, node: -1)
    }
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .minus ? -1 : 1 }
}

extension PerceptualStops {
  /// The colour at a place of the gradient.
  static func color(at location: Double, in stops: [GradientStop]) -> RGBA {
    guard var previous = stops.first else { return .clear }
    if location <= previous.location { return previous.color }
    for next in stops.dropFirst() {
      if location <= next.location {
        let span = next.location - previous.location
        return span > 0
          ? previous.color.mixed(with: next.color, by: (location - previous.location) / span)
          : next.color
      }
      previous = next
    }
    return previous.color
  }
}
