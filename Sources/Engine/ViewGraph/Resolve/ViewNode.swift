package import LayoutEngine

/// A node of the layout that stands for something: where it lies and what it is in one object, as
/// there is one for nearly every word of a widget. It has the values of a `Node` as its own, which
/// are read without a copy of the others.
package final class ViewNode: LayoutNode {
  package let content: NodeContent
  package let type: StaticString
  package let position: ViewPosition?
  package var notes: NodeNotes

  package init(
    _ node: consuming Node, _ algorithm: consuming any LayoutAlgorithm,
    children: consuming LayoutChildren = .none
  ) {
    (content, type) = (node.content, node.type)
    (position, notes) = (node.position, node.notes)
    super.init(algorithm, children: children)
  }

  /// What the node is, for another one.
  package var node: Node {
    var node = Node(content, type)
    (node.position, node.notes) = (position, notes)
    return node
  }
}
