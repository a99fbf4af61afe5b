import Foundation
import VectorDrawing

extension SVGWriter {
  mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool, node index: Int) {
    if paint.isClear || path.isEmpty { return }
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
      return sweep(gradient, inside: path, evenOdd: evenOdd, node: index)
    }
    outline(path)
    self.paint("fill", paint)
    if evenOdd { body.append(" fill-rule=\"evenodd\"") }
    node(index)
    body.append("/>\n")
  }

  mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, node index: Int) {
    if paint.isClear || path.isEmpty || !(style.lineWidth > 0) { return }
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
      return sweep(gradient, along: path, style, node: index)
    }
    outline(path)
    body.append(" fill=\"none\"")
    self.paint("stroke", paint)
    strokeAttributes(style)
    node(index)
    body.append("/>\n")
  }

  mutating func strokeAttributes(_ style: StrokeStyle) {
    if style.lineWidth != 1 {
      body.append(" stroke-width=\"")
      body.append(style.lineWidth)
      body.append("\"")
    }
    switch style.lineCap {
    case .butt: break
    case .round: body.append(" stroke-linecap=\"round\"")
    case .square: body.append(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter:
      // SVG's default limit is 4, Core Graphics' is 10.
      body.append(" stroke-miterlimit=\"")
      body.append(style.miterLimit)
      body.append("\"")
    case .round: body.append(" stroke-linejoin=\"round\"")
    case .bevel: body.append(" stroke-linejoin=\"bevel\"")
    }
    let dash = style.dash.filter { $0.isFinite && $0 >= 0 }
    if dash.contains(where: { $0 > 0 }) {
      body.append(" stroke-dasharray=\"")
      for (index, length) in dash.enumerated() {
        if index > 0 { body.append(" ") }
        body.append(length)
      }
      body.append("\"")
      if style.dashPhase != 0 {
        body.append(" stroke-dashoffset=\"")
        body.append(style.dashPhase)
        body.append("\"")
      }
    }
  }

  /// Opens the element for a path: the simplest that draws it.
  mutating func outline(_ path: Path) { body.outline(path) }

  /// ` fill="…"` or ` stroke="…"` with its opacity.
  mutating func paint(_ attribute: StaticString, _ paint: Paint) {
    let reference: DefinitionName
    switch paint {
    case .color(let color):
      body.append(" ")
      body.append(attribute)
      body.append("=\"")
      body.append(color)
      body.append("\"")
      if color.alpha < 1 {
        body.append(" ")
        body.append(attribute)
        body.append("-opacity=\"")
        body.append(color.alpha)
        body.append("\"")
      }
      return
    case .gradient(let gradient): reference = definitions.gradient(gradient)
    case .texture(let texture): reference = pattern(texture)
    }
    body.append(" ")
    body.append(attribute)
    body.append("=\"url(#")
    append(reference)
    body.append(")\"")
  }
}

extension ByteBuffer {
  /// `#rrggbb`, components clamped to sRGB.
  mutating func append(_ color: RGBA) {
    append(7) { place in
      place[0] = 35
      Self.write(component: color.red, at: place + 1)
      Self.write(component: color.green, at: place + 3)
      Self.write(component: color.blue, at: place + 5)
    }
  }

  @inline(__always) private static func write(
    component: Double, at place: UnsafeMutablePointer<UInt8>
  ) {
    let scaled = component > 0 ? min(component, 1) * 255 : 0  // NaN is 0
    let below = Int(scaled)
    let value = scaled - Double(below) >= 0.5 ? below + 1 : below
    place[0] = hex(value >> 4)
    place[1] = hex(value)
  }

  /// The last four bits as a hexadecimal digit.
  @inline(__always) static func hex(_ value: Int) -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: value & 15)
    return digit < 10 ? 48 + digit : 87 + digit
  }

  mutating func outline(_ path: Path) {
    switch path.storage {
    case .rect(let rect): self.rect(rect, rx: 0, ry: 0)
    case .rounded(let rect, let radii, .circular) where radii.uniform != nil:
      let radius = radii.uniform ?? 0
      self.rect(rect, rx: radius, ry: radius)
    case .rounded(let rect, let radii, _) where radii.uniform == 0: self.rect(rect, rx: 0, ry: 0)
    case .rounded(let rect, let radii, .continuous) where Self.isCapsule(rect, radii):
      // Where half a side is the radius, the continuous corner is a plain arc (within 1 %).
      let radius = radii.uniform ?? 0
      self.rect(rect, rx: radius, ry: radius)
    case .ellipse(let rect): ellipse(rect)
    default:
      append("<path d=\"")
      steps(path.elements)
      append("\"")
    }
  }

  private static func isCapsule(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Bool {
    guard let radius = radii.uniform else { return false }
    return radius * 2 >= min(rect.width, rect.height) - 1e-6
  }

  private mutating func rect(_ rect: CGRect, rx: CGFloat, ry: CGFloat) {
    append("<rect x=\"")
    append(rect.minX)
    append("\" y=\"")
    append(rect.minY)
    append("\" width=\"")
    append(rect.width)
    append("\" height=\"")
    append(rect.height)
    if rx > 0 {
      append("\" rx=\"")
      append(rx)
    }
    append("\"")
  }

  private mutating func ellipse(_ rect: CGRect) {
    let circle = abs(rect.width - rect.height) < 1e-6
    append(circle ? "<circle cx=\"" : "<ellipse cx=\"")
    append(rect.midX)
    append("\" cy=\"")
    append(rect.midY)
    append(circle ? "\" r=\"" : "\" rx=\"")
    append(rect.width / 2)
    if !circle {
      append("\" ry=\"")
      append(rect.height / 2)
    }
    append("\"")
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
