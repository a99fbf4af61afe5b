import Foundation
import VectorDrawing

/// SVG has no angular gradient: it is drawn as a fan of wedges, clipped to the shape.
extension SVGWriter {
  mutating func sweep(_ gradient: GradientPaint, inside path: Path, evenOdd: Bool, node index: Int)
  {
    let clip = clip(path, evenOdd: evenOdd)
    element("g") { writer in
      writer.reference("clip-path", clip)
      writer.node(index)
    } content: {
      $0.wedges(gradient, covering: path.boundingRect)
    }
  }

  mutating func sweep(
    _ gradient: GradientPaint, along path: Path, _ style: StrokeStyle, node index: Int
  ) {
    let bounds = path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
    let mask = boxedMask(bounds) { $0.stroke(path, .color(.white), style, node: -1) }
    element("g") { writer in
      writer.reference("mask", mask)
      writer.node(index)
    } content: {
      $0.wedges(gradient, covering: bounds)
    }
  }

  /// Text cannot be filled with wedges: they show through its letters, and the text itself stays in
  /// the picture unseen, to be found and read.
  mutating func sweep(
    _ gradient: GradientPaint, inside piece: TextLineItem.Fragment, _ baseline: CGFloat,
    node index: Int
  ) {
    let size = piece.font.size
    let bounds = CGRect(
      x: piece.x - size, y: baseline - piece.raise - 1.5 * size, width: piece.width + 2 * size,
      height: 2.5 * size)
    var letters = piece
    (letters.paint, letters.live) = (.color(.white), nil)
    let mask = boxedMask(bounds) {
      $0.text(TextLineItem(baseline: baseline, fragments: [letters], node: -1))
    }
    element("g") {
      $0.reference("mask", mask)
    } content: {
      $0.wedges(gradient, covering: bounds)
    }
    var hidden = piece
    hidden.paint = .color(.clear)
    text(TextLineItem(baseline: baseline, fragments: [hidden], node: index))
  }

  /// Wedges that together draw the gradient: opaque, because they overlap, then faded as a whole.
  private mutating func wedges(_ gradient: GradientPaint, covering rect: CGRect) {
    if gradient.stops.allSatisfy({ $0.color.alpha >= 1 }) { return fan(gradient, rect) }
    let opaque = gradient.opaque
    element("g") { writer in
      if let alpha = gradient.commonAlpha {
        writer.body.attribute("opacity", alpha)
      } else {
        writer.reference("mask", writer.alphaMask(gradient, rect))
      }
    } content: {
      $0.fan(opaque, rect)
    }
  }

  /// A mask as bright as the gradient is opaque. Both fans are opaque themselves, so that their
  /// wedges may overlap and no seam shows.
  private mutating func alphaMask(_ gradient: GradientPaint, _ rect: CGRect) -> DefinitionName {
    var grey = gradient
    for index in grey.stops.indices {
      let alpha = grey.stops[index].color.alpha
      grey.stops[index].color = RGBA(red: alpha, green: alpha, blue: alpha)
    }
    return boxedMask(rect) { $0.fan(grey, rect) }
  }

  /// A mask over an area, as bright as what is drawn into it.
  private mutating func boxedMask(_ rect: CGRect, _ draw: Part) -> DefinitionName {
    define(
      "mask",
      { writer in
        writer.body.attribute("maskUnits", "userSpaceOnUse")
        writer.body.box(rect)
      }, content: draw)
  }

  /// Wedges of at most 5°, each reaching under the next so that no seam shows; opaque, because they
  /// lie over each other.
  private mutating func fan(_ gradient: GradientPaint, _ rect: CGRect) {
    guard case .angular(let center, let start, let end) = gradient.geometry,
      let last = gradient.stops.last
    else { return }
    let span = end.degrees - start.degrees
    let bounded = span.isFinite && start.degrees.isFinite ? min(max(span, -360), 360) : 0
    // Outside of the sweep the last colour holds (effects.gradients).
    fill(Path(rect), .color(last.color), evenOdd: false, node: -1)
    guard bounded != 0 else { return }
    let wedge = Wedge(center: center, covering: rect)
    let count = max(1, Int((abs(bounded) / 5).rounded(.up)))
    for index in 0..<count {
      let from = Double(index) / Double(count)
      let to = Double(index + 1) / Double(count)
      let overlap = index + 1 < count ? 0.5 * bounded.sign.factor : 0
      let color = PerceptualStops.color(at: (from + to) / 2, in: gradient.stops)
      let path = wedge.path(start.degrees + bounded * from, start.degrees + bounded * to + overlap)
      fill(path, .color(color), evenOdd: false, node: -1)
    }
  }
}

/// The triangles of a fan.
private struct Wedge {
  let center: CGPoint
  /// Longer than to the farthest corner, so that the side across covers the arc up to 45°.
  let reach: CGFloat

  init(center: CGPoint, covering rect: CGRect) {
    self.center = center
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    reach = 1.1 * (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0)
  }

  func path(_ from: Double, _ to: Double) -> Path {
    var path = Path()
    path.move(to: center)
    for degrees in [from, to] {
      let angle = Angle(degrees: degrees)
      path.addLine(
        to: CGPoint(
          x: center.x + reach * CGFloat(angle.cosine), y: center.y + reach * CGFloat(angle.sine)))
    }
    path.closeSubpath()
    return path
  }
}

extension GradientPaint {
  /// The gradient without its alpha. A clear stop has no hue of its own: it takes its neighbour's.
  fileprivate var opaque: GradientPaint {
    var result = self
    for index in stops.indices {
      if stops[index].color.alpha <= 0 {
        let next = stops[index...].first { $0.color.alpha > 0 }
        let neighbour = next ?? stops[..<index].last { $0.color.alpha > 0 }
        if let neighbour { result.stops[index].color = neighbour.color }
      }
      result.stops[index].color.alpha = 1
    }
    return result
  }

  /// The alpha of all stops, if they share one.
  fileprivate var commonAlpha: Double? {
    guard let first = stops.first?.color.alpha else { return nil }
    return stops.allSatisfy { $0.color.alpha == first } ? first : nil
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .minus ? -1 : 1 }
}

extension PerceptualStops {
  /// The colour at a position of the gradient.
  static func color(at location: Double, in stops: [GradientStop]) -> RGBA {
    guard var previous = stops.first else { return .clear }
    if location <= previous.location { return previous.color }
    for next in stops.dropFirst() {
      if location <= next.location {
        let span = next.location - previous.location
        return span > 0
          ? previous.color.mixed(
            with: next.color, by: (location - previous.location) / span, previous.mixing)
          : next.color
      }
      previous = next
    }
    return previous.color
  }
}
