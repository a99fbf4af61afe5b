import Foundation
import VectorDrawing

/// The definitions of a picture: gradients, clips, masks and filters, each written once and named by
/// a hash of what it says.
struct Definitions {
  let prefix: String
  private(set) var buffer = ByteBuffer(capacity: 512)
  private var ids: Set<String> = []
  private var gradients: [GradientPaint: String] = [:]

  init(prefix: String) { self.prefix = prefix }

  /// Adds `<tag id="…"content` and returns the name. `content` starts after the id's closing quote.
  mutating func add(_ tag: StaticString, _ content: ByteBuffer) -> String {
    let id = prefix + Self.name(content.bytes)
    if ids.insert(id).inserted {
      buffer.append("<")
      buffer.append(tag)
      buffer.append(" id=\"")
      buffer.append(utf8: id)
      buffer.append("\"")
      buffer.append(content)
    }
    return id
  }

  /// FNV-1a over the content, eight hexadecimal digits after a letter.
  static func name(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let short = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    let text = String(short, radix: 16)
    return "d" + String(repeating: "0", count: 8 - text.count) + text
  }

  mutating func clip(_ path: Path, evenOdd: Bool) -> String {
    var content = ByteBuffer(capacity: 128)
    content.append(">\n")
    content.outline(path)
    if evenOdd { content.append(" clip-rule=\"evenodd\"") }
    content.append("/>\n</clipPath>\n")
    return add("clipPath", content)
  }

  mutating func gradient(_ gradient: GradientPaint) -> String {
    if let known = gradients[gradient] { return known }
    var content = ByteBuffer(capacity: 256)
    content.append(" gradientUnits=\"userSpaceOnUse\"")
    let tag: StaticString
    switch gradient.geometry {
    case .linear(let from, let to):
      tag = "linearGradient"
      content.attribute(" x1=\"", from.x)
      content.attribute(" y1=\"", from.y)
      content.attribute(" x2=\"", to.x)
      content.attribute(" y2=\"", to.y)
    case .radial(let center, let inner, let outer, let aspect):
      tag = "radialGradient"
      content.attribute(" cx=\"", center.x)
      content.attribute(" cy=\"", center.y)
      content.attribute(" r=\"", max(outer, inner))
      if inner > 0, inner < outer { content.attribute(" fr=\"", inner) }
      if aspect != 1 {
        content.append(" gradientTransform=\"matrix(1 0 0 ")
        content.append(aspect)
        content.append(" 0 ")
        content.append(center.y * (1 - aspect))
        content.append(")\"")
      }
    case .angular: tag = "linearGradient"
    }
    switch gradient.spread {
    case .hold: break
    case .again: content.append(" spreadMethod=\"repeat\"")
    case .mirrored: content.append(" spreadMethod=\"reflect\"")
    }
    content.append(">\n")
    for stop in PerceptualStops.expand(gradient.stops) { content.stop(stop) }
    content.append("</")
    content.append(tag)
    content.append(">\n")
    let id = add(tag, content)
    gradients[gradient] = id
    return id
  }
}

extension ByteBuffer {
  mutating func attribute(_ name: StaticString, _ value: CGFloat) {
    append(name)
    append(value)
    append("\"")
  }

  fileprivate mutating func stop(_ stop: GradientStop) {
    append("<stop offset=\"")
    append(stop.location)
    append("\" stop-color=\"")
    append(stop.color)
    append("\"")
    if stop.color.alpha < 1 {
      append(" stop-opacity=\"")
      append(stop.color.alpha)
      append("\"")
    }
    append("/>\n")
  }
}
