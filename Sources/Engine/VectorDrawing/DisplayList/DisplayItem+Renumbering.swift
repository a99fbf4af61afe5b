import Foundation

extension DisplayItem {
  /// The item and all in it as drawn by one node.
  package func renumbered(_ node: Int) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let evenOdd, _):
      return .fill(path, paint, evenOdd: evenOdd, node: node)
    case .stroke(let path, let paint, let style, _):
      return .stroke(path, paint, style, node: node)
    case .text(var text):
      text.node = node
      return .text(text)
    case .image(var image):
      image.node = node
      return .image(image)
    case .group(var group):
      group.node = node
      group.children = group.children.map { $0.renumbered(node) }
      group.mask = group.mask?.map { $0.renumbered(node) }
      group.knockout = group.knockout?.map { $0.renumbered(node) }
      return .group(group)
    }
  }
}
