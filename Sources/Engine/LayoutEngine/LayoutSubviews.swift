public import Foundation
public import VectorDrawing

/// The views a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// One view.
  public typealias Element = LayoutSubview
  /// An index among the views, from 0.
  public typealias Index = Int
  /// Some of the views, next to each other.
  public typealias SubSequence = LayoutSubviews
  /// The indices of the views.
  public typealias Indices = Range<Int>

  /// The reading direction of the container.
  public var layoutDirection: LayoutDirection = .leftToRight
  package var nodes: ArraySlice<LayoutNode>

  package init(
    _ nodes: some Collection<LayoutNode>, direction: LayoutDirection = .leftToRight
  ) {
    self.nodes = Array(nodes)[...]
    layoutDirection = direction
  }

  /// The index of the first view.
  public var startIndex: Int { nodes.startIndex }
  /// The index after the last view.
  public var endIndex: Int { nodes.endIndex }
  /// The view at an index; one that there is not is a programming error.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(nodes[index]) }

  /// The views at neighbouring indices, which they keep.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var result = self
    result.nodes = nodes[bounds]
    return result
  }

  /// The views at some indices, in that order, counted anew from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { nodes[$0] }, direction: layoutDirection)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.nodes.elementsEqual(rhs.nodes)
  }
}

/// One view a layout arranges. One that is asked when its picture is gone answers nothing.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  private let kept: KeptNode

  package init(_ node: LayoutNode) { kept = KeptNode(node) }

  /// The node of the view, while its picture is there.
  package var node: LayoutNode? { kept.known }

  /// What the view says for a key; the key's default if it says nothing.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// How early the view is offered space, as `layoutPriority` says; 0 by default.
  public var priority: Double { node?.priority ?? 0 }
  /// How much room the view likes around it.
  public var spacing: ViewSpacing { node?.spacing ?? ViewSpacing() }

  /// The size the view takes of a proposal, points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node?.size(proposal) ?? .zero }
  /// The size the view takes of a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node?.dimensions(proposal) ?? ViewDimensions(size: .zero, node: nil, proposal: proposal)
  }

  /// Puts the view's anchor at a point of the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let node else { return }
    let size = node.size(proposal)
    node.assign(
      origin: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal)
  }
}
