import Foundation
import VectorDrawing

/// Writes pictures: the last pass. Presentation attributes only but for blend modes, one element a
/// line, attributes in a fixed order, so that equal pictures are equal bytes (the contract:
/// Sources/README.md).
package struct SVGWriter: ~Copyable {
  var body = ElementWriter(capacity: 16_384)
  var definitions: Definitions
  let paths: NodePaths
  private let items: [DisplayItem]
  /// How often each image is drawn, counted when the first is.
  private(set) lazy var imageUses = Self.imageUses(in: items)
  /// What the outlines of letters are called that were drawn so far.
  var letterNames: [ObjectIdentifier: DefinitionName] = [:]
  /// Whether groups that were written say what they are.
  var hasParts = false

  private init(_ picture: SVGPicture) {
    definitions = Definitions(prefix: picture.prefix)
    (paths, items) = (picture.paths, picture.items)
  }

  /// The bytes of a picture, UTF-8.
  package static func write(_ picture: SVGPicture) -> [UInt8] {
    var writer = SVGWriter(picture)
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
      writer.body.attribute("font-family", spelled: SVGPicture.spelledFontStack)
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
      $0.write($0.items)
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

  private static func imageUses(in items: [DisplayItem]) -> [String: Int] {
    var uses: [String: Int] = [:]
    func count(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .image(let image): uses[image.source.id, default: 0] += 1
        case .group(let group): for all in group.layers { count(all) }
        case .fill, .stroke, .text: break
        }
      }
    }
    count(items)
    return uses
  }
}
