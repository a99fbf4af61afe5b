import Foundation
import VectorDrawing

extension SVGWriter {
  mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool, node index: Int) {
    if paint.isClear || path.isEmpty { return }
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
      return sweep(gradient, inside: path, evenOdd: evenOdd, node: index)
    }
    outline(path) { writer in
      writer.paint("fill", opacity: "fill-opacity", paint)
      if evenOdd { writer.body.attribute("fill-rule", "evenodd") }
      writer.node(index)
    }
  }

  mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, node index: Int) {
    if paint.isClear || path.isEmpty || !(style.lineWidth > 0) { return }
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
      return sweep(gradient, along: path, style, node: index)
    }
    outline(path) { writer in
      writer.body.attribute("fill", "none")
      writer.paint("stroke", opacity: "stroke-opacity", paint)
      writer.body.strokeAttributes(style)
      writer.node(index)
    }
  }

  /// The simplest element that draws a path, with the attributes that a closure adds.
  mutating func outline(_ path: Path, _ look: Part) {
    switch path.storage {
    case .rect(let rect): self.rect(rect, radius: 0, look)
    case .rounded(let rect, let radii, .circular) where radii.uniform != nil:
      self.rect(rect, radius: radii.uniform ?? 0, look)
    case .rounded(let rect, let radii, _) where radii.uniform == 0:
      self.rect(rect, radius: 0, look)
    case .rounded(let rect, let radii, .continuous) where Self.isCapsule(rect, radii):
      // Where half a side is the radius, the continuous corner is a plain arc (within 1 %).
      self.rect(rect, radius: radii.uniform ?? 0, look)
    case .ellipse(let rect): ellipse(rect, look)
    default:
      element("path") { writer in
        writer.body.attribute("d") { $0.steps(path.elements) }
        look(&writer)
      }
    }
  }

  private static func isCapsule(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Bool {
    guard let radius = radii.uniform else { return false }
    return radius * 2 >= min(rect.width, rect.height) - 1e-6
  }

  private mutating func rect(_ rect: CGRect, radius: CGFloat, _ look: Part) {
    element("rect") { writer in
      writer.body.box(rect)
      if radius > 0 { writer.body.attribute("rx", radius) }
      look(&writer)
    }
  }

  private mutating func ellipse(_ rect: CGRect, _ look: Part) {
    if abs(rect.width - rect.height) < 1e-6 {
      return element("circle") { writer in
        writer.body.attribute("cx", rect.midX)
        writer.body.attribute("cy", rect.midY)
        writer.body.attribute("r", rect.width / 2)
        look(&writer)
      }
    }
    element("ellipse") { writer in
      writer.body.attribute("cx", rect.midX)
      writer.body.attribute("cy", rect.midY)
      writer.body.attribute("rx", rect.width / 2)
      writer.body.attribute("ry", rect.height / 2)
      look(&writer)
    }
  }

  /// ` fill="…"` or ` stroke="…"` with its opacity.
  mutating func paint(_ attribute: StaticString, opacity: StaticString, _ paint: Paint) {
    switch paint {
    case .color(let color):
      body.attribute(attribute, color)
      if color.alpha < 1 { body.attribute(opacity, color.alpha) }
    case .gradient(let gradient): reference(attribute, self.gradient(gradient))
    case .texture(let texture): reference(attribute, pattern(texture))
    }
  }
}

extension ElementWriter {
  fileprivate mutating func strokeAttributes(_ style: StrokeStyle) {
    if style.lineWidth != 1 { attribute("stroke-width", style.lineWidth) }
    switch style.lineCap {
    case .butt: break
    case .round: attribute("stroke-linecap", "round")
    case .square: attribute("stroke-linecap", "square")
    }
    switch style.lineJoin {
    case .miter:
      // SVG's default limit is 4, Core Graphics' is 10.
      attribute("stroke-miterlimit", style.miterLimit)
    case .round: attribute("stroke-linejoin", "round")
    case .bevel: attribute("stroke-linejoin", "bevel")
    }
    let dash = style.dash.filter { $0.isFinite && $0 >= 0 }
    guard dash.contains(where: { $0 > 0 }) else { return }
    attribute("stroke-dasharray") { value in
      for (index, length) in dash.enumerated() {
        if index > 0 { value.append(" ") }
        value.append(length)
      }
    }
    if style.dashPhase != 0 { attribute("stroke-dashoffset", style.dashPhase) }
  }
}

extension ByteBuffer {
  /// `#rrggbb`, components clamped to sRGB.
  mutating func append(_ color: RGBA) {
    append(7) { target in
      target[0] = 35
      Self.write(component: color.red, at: target + 1)
      Self.write(component: color.green, at: target + 3)
      Self.write(component: color.blue, at: target + 5)
    }
  }

  @inline(__always) private static func write(
    component: Double, at target: UnsafeMutablePointer<UInt8>
  ) {
    let scaled = component > 0 ? min(component, 1) * 255 : 0  // NaN is 0
    let below = Int(scaled)
    let value = scaled - Double(below) >= 0.5 ? below + 1 : below
    target[0] = hex(value >> 4)
    target[1] = hex(value)
  }

  /// The last four bits as a hexadecimal digit.
  @inline(__always) static func hex(_ value: Int) -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: value & 15)
    return digit < 10 ? 48 + digit : 87 + digit
  }

  /// Path data.
  mutating func steps(_ elements: [Path.Element]) {
    for element in elements {
      switch element {
      case .move(let point):
        append("M")
        append(point)
      case .line(let point):
        append("L")
        append(point)
      case .quadCurve(let point, let control):
        append("Q")
        append(control)
        append(" ")
        append(point)
      case .curve(let point, let control1, let control2):
        append("C")
        append(control1)
        append(" ")
        append(control2)
        append(" ")
        append(point)
      case .closeSubpath: append("Z")
      }
    }
  }

  private mutating func append(_ point: CGPoint) {
    append(point.x)
    append(" ")
    append(point.y)
  }
}
