/// The children of a node, in order. They lie in the arena of their picture; an only child, which
/// most nodes have, needs no list.
@usableFromInline package struct LayoutChildren {
  /// The record of the only child, or the first of a list.
  @usableFromInline package let start: UnsafeMutableRawPointer?
  @usableFromInline package let count: Int

  /// No children.
  @inlinable @inline(__always) package static var none: LayoutChildren { LayoutChildren(nil, 0) }

  /// The child of a modifier.
  @inlinable @inline(__always) package init(only child: LayoutNode) {
    self.init(UnsafeMutableRawPointer(child.record), 1)
  }

  package init(_ nodes: [LayoutNode]) { self.init(nodes, from: 0) }

  /// Those of a list from an index on.
  package init(_ nodes: [LayoutNode], from first: Int) {
    let count = nodes.count - first
    if count == 1 {
      self.init(only: nodes[first])
    } else if count == 0 {
      self.init(nil, 0)
    } else {
      let room = NodeArena.here.pointee.take(count * MemoryLayout<LayoutNode>.stride)
      let list = room.bindMemory(to: LayoutNode.self, capacity: count)
      for index in 0..<count { (list + index).initialize(to: nodes[first + index]) }
      self.init(room, count)
    }
  }

  @inlinable @inline(__always) package init(_ start: UnsafeMutableRawPointer?, _ count: Int) {
    (self.start, self.count) = (start, count)
  }

  /// The first child, where there must be one.
  @inlinable @inline(__always) package var only: LayoutNode { self[0] }
}

extension LayoutChildren: RandomAccessCollection {
  /// Goes from child to child without the steps of one over any collection.
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline package let children: LayoutChildren
    @usableFromInline package var index = 0

    @inlinable @inline(__always) package init(_ children: LayoutChildren) {
      self.children = children
    }

    @inlinable @inline(__always) package mutating func next() -> LayoutNode? {
      if index == children.count { return nil }
      index &+= 1
      return children[index &- 1]
    }
  }

  @inlinable @inline(__always) package func makeIterator() -> Iterator { Iterator(self) }

  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int { count }

  @inlinable @inline(__always) package subscript(index: Int) -> LayoutNode {
    guard let start, index >= 0, index < count else {
      preconditionFailure("a node has no such child")
    }
    if count == 1 { return LayoutNode(record: start.assumingMemoryBound(to: LayoutRecord.self)) }
    return start.assumingMemoryBound(to: LayoutNode.self)[index]
  }
}

extension LayoutChildren: ExpressibleByArrayLiteral {
  @usableFromInline package init(arrayLiteral nodes: LayoutNode...) { self.init(nodes) }
}
