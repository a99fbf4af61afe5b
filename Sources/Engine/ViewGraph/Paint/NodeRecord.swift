package import Foundation
import LayoutEngine
package import VectorDrawing

/// A node as the node tree beside a picture tells it.
package struct NodeRecord {
  /// The position in the tree; also the `data-n` of what the node drew.
  package var path: String
  package var depth: Int
  /// What the node was resolved to; nil for one of the layout alone.
  let view: ViewNode?
  /// Points of the picture.
  package var frame: CGRect
  /// The text shown, or meant to be shown.
  package var text: String?
  package var isTruncated = false
  /// The share of its font's size that the text is drawn in.
  package var textScale: CGFloat = 1
  /// Whether the text is hidden, for the sake of privacy or until it is there.
  package var isRedacted = false
  /// Whether nothing of the node is read: it is redacted, a mask, a stand-in, or cannot be seen.
  package var isSilent = false
  package var link: String?
  private var roundness: Roundness?
  /// What keeps the node there.
  private let arena = NodeArena.current

  /// Radii, apart as few nodes have any; no `Seldom`, whose generic box would have to find its type
  /// for each picture.
  private final class Roundness {
    let radii: RectangleCornerRadii
    init(_ radii: RectangleCornerRadii) { self.radii = radii }
  }

  init(_ node: LayoutNode, _ view: ViewNode?, path: String, depth: Int) {
    (self.path, self.depth, self.view, frame) = (path, depth, view, node.frame)
  }

  /// The radii of the rectangle that it draws or cuts to, if its corners are round; points.
  package internal(set) var radii: RectangleCornerRadii? {
    get { roundness?.radii }
    set { roundness = newValue.map(Roundness.init) }
  }

  package var type: String { (view?.type ?? "Layout").description }

  package var identifier: String? { view?.notes.identifier }

  /// Where in the code its view stands, or the nearest around it that is known.
  package var position: ViewPosition? { view?.position }

  /// The text that the node sets; nil of all others.
  package var textContent: TextContent? {
    if case .text(let text) = view?.content { return text }
    return nil
  }

  /// What assistive technology is told.
  package var note: AccessibilityNote? { view?.notes.accessibility }
}
