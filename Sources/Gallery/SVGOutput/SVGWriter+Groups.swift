import Foundation
import VectorDrawing

extension SVGWriter {
  mutating func group(_ group: GroupItem) {
    if group.children.isEmpty || group.opacity <= 0 { return }
    let clip = group.clip.map { self.clip($0, evenOdd: group.clipEvenOdd) }
    let mask = group.mask.map { self.mask($0) } ?? group.knockout.map { self.knockout($0) }
    let filter = group.filters.isEmpty ? nil : self.filter(group.filters)
    element("g") { writer in
      if group.opacity < 1 { writer.body.attribute("opacity", group.opacity) }
      writer.reference("clip-path", clip)
      writer.reference("filter", filter)
      writer.reference("mask", mask)
      writer.transform(group.transform)
      writer.blend(group)
      // Not an `<a>`: a picture must be safe to put inline wherever the link leads.
      if let link = group.link { writer.body.attribute("data-link", text: link) }
      if let label = group.label { writer.body.attribute("aria-label", text: label) }
      if let part = group.spoken { writer.speech(part) }
      writer.node(group.node)
    } content: { writer in
      if let hint = group.spoken?.hint { writer.line("desc", text: hint) }
      writer.write(group.children)
    }
  }

  /// The one style of a picture: SVG has no attribute for how colours mix. A mode that CSS does not
  /// know is told, not drawn.
  private mutating func blend(_ group: GroupItem) {
    if group.blend != .normal {
      guard let name = group.blend.cssName else {
        return body.attribute("data-blend", text: String(describing: group.blend))
      }
      body.attribute("style") { value in
        value.append("mix-blend-mode:")
        value.append(name)
      }
    } else if group.isolated, group.mixes {
      body.attribute("style", "isolation:isolate")
    }
  }

  mutating func transform(_ t: CGAffineTransform) {
    if t.isIdentity { return }
    body.attribute("transform") { value in
      value.append("matrix(")
      for (index, number) in [t.a, t.b, t.c, t.d, t.tx, t.ty].enumerated() {
        if index > 0 { value.append(" ") }
        value.append(number)
      }
      value.append(")")
    }
  }
}
