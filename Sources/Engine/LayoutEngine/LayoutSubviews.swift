public import Foundation
public import VectorDrawing

/// The views a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>

  public var layoutDirection: LayoutDirection = .leftToRight
  package var nodes: ArraySlice<LayoutNode>

  package init(_ nodes: [LayoutNode], direction: LayoutDirection = .leftToRight) {
    self.nodes = nodes[...]
    layoutDirection = direction
  }

  public var startIndex: Int { nodes.startIndex }
  public var endIndex: Int { nodes.endIndex }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var result = self
    result.nodes = nodes[bounds]
    return result
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { nodes[$0] }, direction: layoutDirection)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.nodes.elementsEqual(rhs.nodes, by: ===)
  }
}

/// One view a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  package let node: LayoutNode

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public var priority: Double { node.priority }
  public var spacing: ViewSpacing { node.spacing }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposal)
  }

  /// Puts the view's anchor at a point of the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal)
    node.assign(
      origin: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal)
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}
