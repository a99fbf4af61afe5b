import Foundation
import VectorDrawing

extension SVGWriter {
  /// The region of filters and masks: the picture and half of it around. The default is the box of
  /// what is drawn: it cuts the blur of small things and the outer half of thick strokes, and where
  /// it has no height, as that of a line, nothing would be drawn at all.
  mutating func wholePicture() {
    body.attribute("x", "-50%")
    body.attribute("y", "-50%")
    body.attribute("width", "200%")
    body.attribute("height", "200%")
  }

  /// ` attribute="url(#…)"`.
  mutating func reference(_ attribute: StaticString, _ name: DefinitionName?) {
    guard let name else { return }
    let prefix = definitions.prefix
    body.attribute(attribute) { value in
      value.append("url(#")
      value.append(name, prefix)
      value.append(")")
    }
  }

  mutating func clip(_ path: Path, evenOdd: Bool) -> DefinitionName {
    let outline = KnownClips.Outline(path, evenOdd: evenOdd)
    if let outline, let known = KnownClips[outline] { return definitions.add("clipPath", known) }
    return define("clipPath") { _ in
    } content: { writer in
      writer.outline(path) { if evenOdd { $0.body.attribute("clip-rule", "evenodd") } }
    } keeping: { written in
      if let outline { KnownClips[outline] = written() }
    }
  }

  /// A mask shows where its drawing is opaque, whatever its colour.
  mutating func mask(_ items: [DisplayItem]) -> DefinitionName {
    define("mask") { writer in
      writer.body.attribute("mask-type", "alpha")
      writer.body.attribute("maskUnits", "userSpaceOnUse")
      writer.wholePicture()
    } content: {
      $0.write(items)
    }
  }

  /// A mask that shows everything but what its items, drawn in black, cover.
  mutating func knockout(_ items: [DisplayItem]) -> DefinitionName {
    define("mask") { writer in
      writer.body.attribute("maskUnits", "userSpaceOnUse")
      writer.knockoutArea()
    } content: { writer in
      writer.element("rect") {
        $0.knockoutArea()
        $0.body.attribute("fill", "#ffffff")
      }
      writer.write(items)
    }
  }

  private mutating func knockoutArea() {
    body.attribute("x", "-10%")
    body.attribute("y", "-10%")
    body.attribute("width", "120%")
    body.attribute("height", "120%")
  }

  mutating func gradient(_ gradient: GradientPaint) -> DefinitionName {
    let element: StaticString =
      if case .radial = gradient.geometry { "radialGradient" } else { "linearGradient" }
    if let known = KnownGradients[gradient] { return definitions.add(element, known) }
    return define(element) { writer in
      writer.body.attribute("gradientUnits", "userSpaceOnUse")
      writer.body.geometry(gradient.geometry)
      switch gradient.spread {
      case .hold: break
      case .again: writer.body.attribute("spreadMethod", "repeat")
      case .mirrored: writer.body.attribute("spreadMethod", "reflect")
      }
    } content: { writer in
      writer.body.append(PerceptualStops.elements(gradient.stops) { ElementWriter.stops($0) })
    } keeping: { written in
      KnownGradients[gradient] = written()
    }
  }

  /// Defines a bitmap that is repeated over the plane.
  mutating func pattern(_ texture: TexturePaint) -> DefinitionName {
    define("pattern") { writer in
      writer.body.attribute("patternUnits", "userSpaceOnUse")
      writer.body.box(texture.tile)
    } content: { writer in
      writer.element("image") { writer in
        writer.body.image(
          CGRect(origin: .zero, size: texture.tile.size), texture.source, smooth: true)
        if texture.opacity < 1 { writer.body.attribute("opacity", texture.opacity) }
      }
    }
  }
}

extension ElementWriter {
  /// The stops of a gradient, each an element.
  fileprivate static func stops(_ stops: [GradientStop]) -> [UInt8] {
    var writer = ElementWriter()
    for stop in stops {
      writer.empty("stop") { writer in
        writer.attribute("offset", stop.location)
        writer.attribute("stop-color", stop.color)
        if stop.color.alpha < 1 { writer.attribute("stop-opacity", stop.color.alpha) }
      }
    }
    return Array(writer.bytes.bytes)
  }

  /// Where a rectangle lies.
  mutating func box(_ rect: CGRect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  fileprivate mutating func geometry(_ geometry: GradientPaint.Geometry) {
    switch geometry {
    case .linear(let from, let to):
      attribute("x1", from.x)
      attribute("y1", from.y)
      attribute("x2", to.x)
      attribute("y2", to.y)
    case .radial(let center, let inner, let outer, let aspect):
      attribute("cx", center.x)
      attribute("cy", center.y)
      attribute("r", max(outer, inner))
      if inner > 0, inner < outer { attribute("fr", inner) }
      if aspect != 1 {
        attribute("gradientTransform") { value in
          value.append("matrix(1 0 0 ")
          value.append(aspect)
          value.append(" 0 ")
          value.append(center.y * (1 - aspect))
          value.append(")")
        }
      }
    case .angular: break
    }
  }
}
