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
  @inline(__always) mutating func outline(_ path: Path, _ look: Part) {
    let form = OutlineForm(path)
    // One call of the closure: each would copy what it holds.
    element(form.name) { writer in
      writer.body.geometry(form)
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
}
