import Foundation
import VectorDrawing

/// The definitions of a picture: gradients, clips, masks and filters, each written once and named
/// by a hash of what it says.
struct Definitions: ~Copyable {
  let prefix: String
  private(set) var buffer = ByteBuffer()
  private var names: Set<DefinitionName> = []

  init(prefix: String) { self.prefix = prefix }

  /// Adds `<tag id="…"content` and returns the name. `content` starts after the id's closing quote.
  mutating func add(_ tag: StaticString, _ content: borrowing ByteBuffer) -> DefinitionName {
    let name = DefinitionName(content.bytes)
    if names.insert(name).inserted {
      buffer.append("<")
      buffer.append(tag)
      buffer.append(" id=\"")
      buffer.append(name, prefix)
      buffer.append("\"")
      buffer.append(content.bytes)
    }
    return name
  }

  mutating func clip(_ path: Path, evenOdd: Bool) -> DefinitionName {
    var content = ByteBuffer(capacity: 1024)
    content.append(">\n")
    content.outline(path)
    if evenOdd { content.append(" clip-rule=\"evenodd\"") }
    content.append("/>\n</clipPath>\n")
    return add("clipPath", content)
  }

  mutating func gradient(_ gradient: GradientPaint) -> DefinitionName {
    var content = ByteBuffer(capacity: 1024)
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
    return add(tag, content)
  }
}

/// What a definition is called, after the picture's prefix: a hash of what it says.
struct DefinitionName: Hashable {
  fileprivate let hash: UInt32

  /// FNV-1a over the content.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

extension ByteBuffer {
  /// The name: eight hexadecimal digits after a letter.
  mutating func append(_ name: DefinitionName, _ prefix: String) {
    append(utf8: prefix)
    append(9) { place in
      place[0] = 100
      for digit in 0..<8 { place[1 + digit] = Self.hex(Int(name.hash >> (28 - 4 * digit))) }
    }
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
