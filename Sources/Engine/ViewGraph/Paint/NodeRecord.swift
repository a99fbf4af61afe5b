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
  /// What assistive technology is told.
  package var note: AccessibilityNote?
  /// Whether the text is hidden, for the sake of privacy or until it is there.
  package var isRedacted = false
  /// Whether nothing of the node is read: it is redacted, a mask, a stand-in, or cannot be seen.
  package var isSilent = false
  package var link: String?

  init(_ node: LayoutNode, _ content: Node?, path: String, depth: Int) {
    (self.path, self.depth, frame) = (path, depth, node.frame)
    type = content?.type ?? "Layout"
    identifier = content?.identifier
    note = content?.accessibility
  }
}
