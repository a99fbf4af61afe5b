import Foundation
import VectorDrawing

/// Writes pictures: the last pass. Presentation attributes only but for blend modes, one element a
/// line, attributes in a fixed order, so that equal pictures are equal bytes (the contract:
/// Sources/README.md).
package struct SVGWriter: ~Copyable {
  var body = ByteBuffer(capacity: 16_384)
  var definitions: Definitions
  let paths: [String]
  var imageUses: [String: Int] = [:]
  /// Whether groups of the picture say what they are.
  private var hasParts = false

  private init(_ picture: SVGPicture) {
    definitions = Definitions(prefix: picture.prefix)
    paths = picture.paths
  }

  /// The bytes of a picture, UTF-8.
  package static func write(_ picture: SVGPicture) -> [UInt8] {
    var writer = SVGWriter(picture)
    writer.look(at: picture.items)
    writer.write(picture.items)
    writer.body.append("</svg>\n")
    return writer.finish(picture)
  }

  private borrowing func finish(_ picture: SVGPicture) -> [UInt8] {
    var head = ByteBuffer(capacity: 1024)
    head.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    head.append(picture.size.width)
    head.append("\" height=\"")
    head.append(picture.size.height)
    head.append("\" viewBox=\"0 0 ")
    head.append(picture.size.width)
    head.append(" ")
    head.append(picture.size.height)
    // The parts of an image are not read; those of a group are.
    head.append(hasParts ? "\" role=\"group\" font-family=\"" : "\" role=\"img\" font-family=\"")
    head.append(SVGPicture.fontStack)
    head.append("\">\n<title>")
    head.append(xml: picture.title)
    head.append("</title>\n")
    if !picture.description.isEmpty {
      head.append("<desc>")
      head.append(xml: picture.description)
      head.append("</desc>\n")
    }
    if definitions.buffer.count > 0 {
      head.append("<defs>\n")
      head.append(definitions.buffer.bytes)
      head.append("</defs>\n")
    }
    return ByteBuffer.joined(head, body)
  }

  mutating func write(_ items: [DisplayItem]) {
    // By index: a loop over the items would copy each.
    for index in items.indices { write(items[index]) }
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let evenOdd, let node):
      fill(path, paint, evenOdd: evenOdd, node: node)
    case .stroke(let path, let paint, let style, let node):
      stroke(path, paint, style, node: node)
    case .text(let line): text(line)
    case .image(let image): self.image(image)
    case .group(let group): self.group(group)
    }
  }

  /// ` data-n="…"`: the element's place in the view tree.
  mutating func node(_ index: Int) {
    guard paths.indices.contains(index) else { return }
    body.append(" data-n=\"")
    body.append(utf8: paths[index])
    body.append("\"")
  }

  /// The name of a definition of the picture.
  mutating func append(_ name: DefinitionName) { body.append(name, definitions.prefix) }

  /// Counts images and finds out whether anything speaks.
  private mutating func look(at items: [DisplayItem]) {
    // By index, and asked first: most items are neither, and to open one is to copy it.
    for index in items.indices where items[index].isImageOrGroup {
      switch items[index] {
      case .image(let image): imageUses[image.source.id, default: 0] += 1
      case .group(let group):
        if let part = group.spoken, part.role != .hidden { hasParts = true }
        look(at: group.children)
        if let mask = group.mask { look(at: mask) }
        if let knockout = group.knockout { look(at: knockout) }
      case .fill, .stroke, .text: break
      }
    }
  }
}

extension DisplayItem {
  fileprivate var isImageOrGroup: Bool {
    switch self {
    case .image, .group: true
    case .fill, .stroke, .text: false
    }
  }
}
