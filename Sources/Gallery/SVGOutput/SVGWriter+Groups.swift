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
    for child in group.children { write(child) }
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

  private mutating func reference(_ attribute: StaticString, _ id: String?) {
    guard let id else { return }
    body.append(attribute)
    body.append(utf8: id)
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
  private mutating func mask(_ items: [DisplayItem]) -> String {
    addMask { writer in
      writer.body.append(" mask-type=\"alpha\"")
      // The default is the box of what is masked, which leaves out the outer half of thick strokes.
      writer.body.append(" maskUnits=\"userSpaceOnUse\"")
      writer.body.append(Definitions.wholePicture)
      writer.body.append(">\n")
      for item in items { writer.write(item) }
    }
  }

  /// A mask that shows everything but what its items, drawn in black, cover.
  private mutating func knockout(_ items: [DisplayItem]) -> String {
    addMask { writer in
      let area: StaticString = "x=\"-10%\" y=\"-10%\" width=\"120%\" height=\"120%\""
      writer.body.append(" maskUnits=\"userSpaceOnUse\" ")
      writer.body.append(area)
      writer.body.append(">\n<rect ")
      writer.body.append(area)
      writer.body.append(" fill=\"#ffffff\"/>\n")
      for item in items { writer.write(item) }
    }
  }

  /// Defines a mask. `content` writes its attributes, closes the tag and draws what is inside.
  mutating func addMask(_ content: (inout SVGWriter) -> Void) -> String {
    let outer = body
    body = ByteBuffer(capacity: 512)
    content(&self)
    body.append("</mask>\n")
    let mask = body
    body = outer
    return definitions.add("mask", mask)
  }

  /// Defines a bitmap that is repeated over the plane.
  mutating func pattern(_ texture: TexturePaint) -> String {
    let outer = body
    body = ByteBuffer(capacity: texture.source.base64.utf8.count + 256)
    body.append(" patternUnits=\"userSpaceOnUse\"")
    body.attribute(" x=\"", texture.tile.minX)
    body.attribute(" y=\"", texture.tile.minY)
    body.attribute(" width=\"", texture.tile.width)
    body.attribute(" height=\"", texture.tile.height)
    body.append(">\n<image")
    imageAttributes(CGRect(origin: .zero, size: texture.tile.size), texture.source, smooth: true)
    if texture.opacity < 1 { body.attribute(" opacity=\"", CGFloat(texture.opacity)) }
    body.append("/>\n</pattern>\n")
    let content = body
    body = outer
    return definitions.add("pattern", content)
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
    let outer = body
    body = ByteBuffer(capacity: image.source.base64.utf8.count + 128)
    imageAttributes(CGRect(x: 0, y: 0, width: 1, height: 1), image.source, smooth: image.smooth)
    body.append("/>\n")
    let content = body
    body = outer
    let id = definitions.add("image", content)
    body.append("<use href=\"#")
    body.append(utf8: id)
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
