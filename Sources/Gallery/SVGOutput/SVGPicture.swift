import Encodings
package import Foundation
package import VectorDrawing

/// What a picture consists of besides its items.
package struct SVGPicture {
  /// Points.
  package var size: CGSize
  package var items: [DisplayItem]
  /// The accessible name.
  package var title: String
  package var description: String
  /// Put before the names of definitions, so that several pictures can stand in one page.
  package var prefix: String
  /// The path of each node in the view tree, by node index; empty to leave paths out.
  package var paths: NodePaths

  package init(
    size: CGSize, items: [DisplayItem], title: String, description: String = "",
    prefix: String = "", paths: NodePaths = NodePaths()
  ) {
    (self.size, self.items, self.title) = (size, items, title)
    (self.description, self.prefix, self.paths) = (description, prefix, paths)
  }

  /// The fonts of a picture: Apple's machines draw San Francisco, others Inter. Never `system-ui`,
  /// which would win over Inter on Linux.
  package static let fontStack = "-apple-system, Inter, \"Helvetica Neue\", Arial, sans-serif"
  /// The fonts as an attribute spells them, which is the same for every picture.
  static let spelledFontStack = Array(XMLText.escaped(fontStack).utf8)
}
