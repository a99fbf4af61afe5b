package import Foundation
package import LayoutEngine
import VectorDrawing
package import ViewGraph

/// Sets a bar at one edge of a view.
package struct SafeAreaInsetModifier: NodeModifier {
  let edge: Edge
  let spacing: CGFloat?
  let alignment: Alignment
  let bar: any View

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let ignored = node.values[ObjectIdentifier(IgnoredSafeArea.self)] as? Edge.Set
    // 8 points between the bar and the content (facts/layout-rules.md §13).
    let algorithm = SafeAreaInsetAlgorithm(
      edge: edge, spacing: spacing ?? 8, alignment: alignment,
      isIgnored: ignored?.contains(Edge.Set(edge)) ?? false)
    return resolver.node(
      Node(.group, "SafeAreaInset"), algorithm, children: [node, resolver.single(bar)])
  }
}

/// Gives the first child what the bar leaves over (facts/layout-rules.md §13).
package struct SafeAreaInsetAlgorithm: LayoutAlgorithm {
  let edge: Edge
  let spacing: CGFloat
  let alignment: Alignment
  let isIgnored: Bool

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, nil, crossing: proposal[axis.crossing])
  }

  /// What the content loses along the axis.
  private func loss(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGFloat {
    isIgnored ? 0 : node.children[1].size(barProposal(proposal))[axis] + spacing
  }

  private func inner(_ proposal: ProposedViewSize, _ loss: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? proposal.inset(horizontal: 0, vertical: loss)
      : proposal.inset(horizontal: loss, vertical: 0)
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let loss = loss(node, proposal)
    var size = node.children[0].size(inner(proposal, loss))
    size[axis] += loss
    return size
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let loss = loss(node, proposal)
    let leads = edge == .top || edge == .leading
    var origin = CGPoint.zero
    if leads { origin[axis] = loss }
    node.children[0].assign(origin: origin, proposal: inner(proposal, loss))
    let bar = node.children[1]
    let offer = barProposal(ProposedViewSize(size))
    bar.align(alignment, in: size, proposal: offer)
    var place = bar.origin
    place[axis] = leads ? 0 : size[axis] - bar.size(offer)[axis]
    bar.assign(origin: place, proposal: offer)
  }
}

/// The top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// One bit per edge.
    public let rawValue: Int8
    /// The edges of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// One bit per edge.
    public let rawValue: Int8
    /// The edges of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The edge where reading begins.
    public static let leading = Set(rawValue: 1)
    /// The edge where reading ends.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
