import Foundation
import VectorDrawing

extension SVGWriter {
  mutating func group(_ group: GroupItem) {
    if group.children.isEmpty || group.opacity <= 0 { return }
    let clip = group.clip.map { definitions.clip($0, evenOdd: group.clipEvenOdd) }
    let mask = group.mask.map { self.mask($0) } ?? group.knockout.map { self.knockout($0) }
    let filter = group.filters.isEmpty ? nil : definitions.filter(group.filters)
    body.append("<g")
    if group.opacity < 1 {
      body.append(" opacity=\"")
      body.append(group.opacity)
      body.append("\"")
    }
    reference(" clip-path=\"url(#", clip)
    reference(" filter=\"url(#", filter)
    reference(" mask=\"url(#", mask)
    transform(group.transform)
    blend(group)
    if let link = group.link {
      // Not an `<a>`: a picture must be safe to put inline wherever the link leads.
      body.append(" data-link=\"")
      body.append(xml: link)
      body.append("\"")
    }
    if let label = group.label {
      body.append(" aria-label=\"")
      body.append(xml: label)
      body.append("\"")
    }
    if let part = group.spoken { speech(part) }
    node(group.node)
    body.append(">\n")
    if let hint = group.spoken?.hint {
      body.append("<desc>")
      body.append(xml: hint)
      body.append("</desc>\n")
    }
    write(group.children)
    body.append("</g>\n")
  }

  /// The one style of a picture: SVG has no attribute for how colours mix. A mode that CSS does not
  /// know is told, not drawn.
  private mutating func blend(_ group: GroupItem) {
    if group.blend != .normal {
      let name = group.blend.cssName
      body.append(name == nil ? " data-blend=\"" : " style=\"mix-blend-mode:")
      body.append(utf8: name ?? String(describing: group.blend))
      body.append("\"")
    } else if group.isolated, group.mixes {
      body.append(" style=\"isolation:isolate\"")
    }
  }

  private mutating func reference(_ attribute: StaticString, _ name: DefinitionName?) {
    guard let name else { return }
    body.append(attribute)
    append(name)
    body.append(")\"")
  }

  private mutating func transform(_ t: CGAffineTransform) {
    if t.isIdentity { return }
    body.append(" transform=\"matrix(")
    for (index, value) in [t.a, t.b, t.c, t.d, t.tx, t.ty].enumerated() {
      if index > 0 { body.append(" ") }
      body.append(value)
    }
    body.append(")\"")
  }

  /// A mask shows where its drawing is opaque, whatever its colour.
  private mutating func mask(_ items: [DisplayItem]) -> DefinitionName {
    addMask { writer in
      writer.body.append(" mask-type=\"alpha\"")
      // The default is the box of what is masked, which leaves out the outer half of thick strokes.
      writer.body.append(" maskUnits=\"userSpaceOnUse\"")
      writer.body.append(Definitions.wholePicture)
      writer.body.append(">\n")
      writer.write(items)
    }
  }

  /// A mask that shows everything but what its items, drawn in black, cover.
  private mutating func knockout(_ items: [DisplayItem]) -> DefinitionName {
    addMask { writer in
      let area: StaticString = "x=\"-10%\" y=\"-10%\" width=\"120%\" height=\"120%\""
      writer.body.append(" maskUnits=\"userSpaceOnUse\" ")
      writer.body.append(area)
      writer.body.append(">\n<rect ")
      writer.body.append(area)
      writer.body.append(" fill=\"#ffffff\"/>\n")
      writer.write(items)
    }
  }

  /// Defines a mask. `content` writes its attributes, closes the tag and draws what is inside.
  mutating func addMask(_ content: (inout SVGWriter) -> Void) -> DefinitionName {
    define("mask") { writer in
      content(&writer)
      writer.body.append("</mask>\n")
    }
  }

  /// Defines what a closure writes, which begins after the name.
  private mutating func define(
    _ tag: StaticString, _ content: (inout SVGWriter) -> Void
  ) -> DefinitionName {
    var written = ByteBuffer(capacity: 512)
    swap(&body, &written)
    content(&self)
    swap(&body, &written)
    return definitions.add(tag, written)
  }

  /// Defines a bitmap that is repeated over the plane.
  mutating func pattern(_ texture: TexturePaint) -> DefinitionName {
    define("pattern") { writer in
      writer.body.append(" patternUnits=\"userSpaceOnUse\"")
      writer.body.attribute(" x=\"", texture.tile.minX)
      writer.body.attribute(" y=\"", texture.tile.minY)
      writer.body.attribute(" width=\"", texture.tile.width)
      writer.body.attribute(" height=\"", texture.tile.height)
      writer.body.append(">\n<image")
      writer.imageAttributes(
        CGRect(origin: .zero, size: texture.tile.size), texture.source, smooth: true)
      if texture.opacity < 1 { writer.body.attribute(" opacity=\"", CGFloat(texture.opacity)) }
      writer.body.append("/>\n</pattern>\n")
    }
  }

  mutating func image(_ image: ImageItem) {
    guard (imageUses[image.source.id] ?? 0) > 1 else {
      body.append("<image")
      imageAttributes(image.frame, image.source, smooth: image.smooth)
      node(image.node)
      body.append("/>\n")
      return
    }
    // Stored once, in a unit square, and stretched where it is used.
    let name = define("image") { writer in
      writer.imageAttributes(
        CGRect(x: 0, y: 0, width: 1, height: 1), image.source, smooth: image.smooth)
      writer.body.append("/>\n")
    }
    body.append("<use href=\"#")
    append(name)
    body.append("\"")
    transform(
      CGAffineTransform(
        a: image.frame.width, b: 0, c: 0, d: image.frame.height, tx: image.frame.minX,
        ty: image.frame.minY))
    node(image.node)
    body.append("/>\n")
  }

  private mutating func imageAttributes(_ frame: CGRect, _ source: ImageSource, smooth: Bool) {
    body.attribute(" x=\"", frame.minX)
    body.attribute(" y=\"", frame.minY)
    body.attribute(" width=\"", frame.width)
    body.attribute(" height=\"", frame.height)
    body.append(" preserveAspectRatio=\"none\"")
    if !smooth { body.append(" image-rendering=\"pixelated\"") }
    body.append(" href=\"data:")
    body.append(utf8: source.type)
    body.append(";base64,")
    body.append(utf8: source.base64)
    body.append("\"")
  }
}
