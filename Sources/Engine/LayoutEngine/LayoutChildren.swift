/// The children of a node, in order. Most nodes have one or none, for which no list is made.
package struct LayoutChildren {
  /// How many there are, as cheaply as it can be said.
  @usableFromInline enum Storage {
    case none
    case one(LayoutNode)
    case several([LayoutNode])
  }

  @usableFromInline let storage: Storage

  /// No children.
  @inlinable package static var none: LayoutChildren { LayoutChildren(storage: .none) }

  /// The child of a modifier.
  @inlinable package init(only child: LayoutNode) { self.init(storage: .one(child)) }

  @inlinable package init(_ nodes: [LayoutNode]) {
    self.init(storage: nodes.isEmpty ? .none : .several(nodes))
  }

  @inlinable init(storage: Storage) { self.storage = storage }

  /// The first child, where there must be one.
  @inlinable @inline(__always) package var only: LayoutNode { self[0] }

  /// Calls a closure with each, without the steps of a loop over any collection.
  @inlinable @inline(__always) package func each(_ body: (LayoutNode) -> Void) {
    switch storage {
    case .none: break
    case .one(let child): body(child)
    case .several(let nodes): for child in nodes { body(child) }
    }
  }

  /// The children as a list, which is not made anew for several.
  package var list: [LayoutNode] {
    switch storage {
    case .none: []
    case .one(let child): [child]
    case .several(let nodes): nodes
    }
  }
}

extension LayoutChildren: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .several(let nodes): nodes.count
    }
  }

  @inlinable @inline(__always) package subscript(index: Int) -> LayoutNode {
    switch storage {
    case .none: preconditionFailure("a node without children has none")
    case .one(let child): child
    case .several(let nodes): nodes[index]
    }
  }
}

extension LayoutChildren: ExpressibleByArrayLiteral {
  package init(arrayLiteral nodes: LayoutNode...) { self.init(nodes) }
}
