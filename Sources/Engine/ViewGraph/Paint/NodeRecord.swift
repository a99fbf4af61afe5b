package import Foundation
import LayoutEngine

/// A node as the node tree beside a picture tells it.
package struct NodeRecord {
  /// The place in the tree; also the `data-n` of what the node drew.
  package var path: String
  package var depth: Int
  package var type: String
  /// Points of the picture.
  package var frame: CGRect
  /// The text shown, or meant to be shown.
  package var text: String?
  package var isTruncated = false
  package var identifier: String?
  package var label: String?
  package var traits: [String] = []
  package var isHidden = false
  package var link: String?

  init(_ node: LayoutNode, _ content: Node?, path: String, depth: Int) {
    (self.path, self.depth, frame) = (path, depth, node.frame)
    type = content?.type ?? "Layout"
    identifier = content?.identifier
    if let note = content?.accessibility {
      (label, traits, isHidden) = (note.label, note.traits, note.isHidden)
    }
  }
}
