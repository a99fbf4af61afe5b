package import LayoutEngine

/// A node of the layout that stands for something: its `Node` lies beside what is known of its
/// layout, and is read there without a copy.
package struct ViewNode: Equatable {
  package let node: LayoutNode
  private let address: UnsafeMutablePointer<Node>

  /// Makes a node for something.
  @inline(__always) package init(
    _ content: consuming Node, _ algorithm: consuming any LayoutAlgorithm,
    children: LayoutChildren = .none
  ) {
    node = LayoutNode(
      algorithm, children: children, subject: MemoryLayout<Node>.size,
      end: { $0.assumingMemoryBound(to: Node.self).deinitialize(count: 1) })
    address = Self.address(of: node)!
    address.initialize(to: content)
  }

  /// A node that stands for something; nil for one of the layout alone.
  package init?(_ node: LayoutNode) {
    guard let address = Self.address(of: node) else { return nil }
    (self.node, self.address) = (node, address)
  }

  private static func address(of node: LayoutNode) -> UnsafeMutablePointer<Node>? {
    node.subject?.assumingMemoryBound(to: Node.self)
  }
}

extension ViewNode {
  package var content: NodeContent { address.pointee.content }
  /// Whether it only holds others and nothing is said of it, as is so for most nodes.
  var isGroup: Bool {
    guard case .group = address.pointee.content else { return false }
    return address.pointee.notes.isEmpty
  }

  package var type: StaticString { address.pointee.type }
  package var position: ViewPosition? { address.pointee.position }

  package var notes: NodeNotes {
    get { address.pointee.notes }
    nonmutating set { address.pointee.notes = newValue }
  }

  /// What the node is, for another one.
  package var whole: Node { address.pointee }
}

extension LayoutNode {
  /// The node with what it stands for, if it stands for anything.
  package var view: ViewNode? { ViewNode(self) }
}
