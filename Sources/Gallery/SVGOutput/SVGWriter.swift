import Foundation
import VectorDrawing

/// Writes pictures: the last pass. Presentation attributes only but for blend modes, one element a
/// line, attributes in a fixed order, so that equal pictures are equal bytes (the contract:
/// Sources/README.md).
package struct SVGWriter: ~Copyable {
  var body = ElementWriter(capacity: 16_384)
  var definitions: Definitions
  let paths: NodePaths
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
    return writer.document(picture)
  }

  private mutating func document(_ picture: SVGPicture) -> [UInt8] {
    document("svg") { writer in
      writer.body.attribute("xmlns", "http://www.w3.org/2000/svg")
      writer.body.attribute("width", picture.size.width)
      writer.body.attribute("height", picture.size.height)
      writer.body.attribute("viewBox") { value in
        value.append("0 0 ")
        value.append(picture.size.width)
        value.append(" ")
        value.append(picture.size.height)
      }
      // The parts of an image are not read; those of a group are.
      writer.body.attribute("role", writer.hasParts ? "group" : "img")
      writer.body.attribute("font-family", text: SVGPicture.fontStack)
    } head: { writer in
      writer.line("title", text: picture.title)
      if !picture.description.isEmpty { writer.line("desc", text: picture.description) }
      if !writer.definitions.isEmpty {
        writer.element("defs") { _ in
        } content: {
          $0.body.append($0.definitions.elements)
        }
      }
    } content: {
      $0.write(picture.items)
    }
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

  /// ` data-n="…"`: the element's position in the view tree.
  mutating func node(_ index: Int) {
    guard index >= 0, index < paths.count else { return }
    body.attribute("data-n") { value in
      value.append(paths.length(of: index), room: NodePaths.leastRoom) {
        paths.write(index, at: $0)
      }
    }
  }

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
