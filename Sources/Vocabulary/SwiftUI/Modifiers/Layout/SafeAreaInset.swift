public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    modified(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .center), bar: content()))
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    modified(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        alignment: Alignment(horizontal: .center, vertical: alignment), bar: content()))
  }
}

/// Sets a bar at one edge of a view.
struct SafeAreaInsetModifier: SafeAreaModifier {
  let edge: Edge
  let spacing: CGFloat?
  let alignment: Alignment
  let bar: any View

  func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    // 8 points between the bar and the content (Facts/layout.md#safe-areas).
    let gap = resolver.session.length(spacing, of: "The spacing of safeAreaInset") ?? 8
    let algorithm = SafeAreaInsetAlgorithm(edge: edge, spacing: gap, alignment: alignment)
    return resolver.node(
      Node(.group, "SafeAreaInset"), algorithm, children: [node, resolver.single(bar)])
  }

  static func insets(of node: LayoutNode) -> EdgeInsets {
    guard let algorithm = node.algorithm as? SafeAreaInsetAlgorithm else { return EdgeInsets() }
    return EdgeInsets(algorithm.loss(node, node.proposal), edges: Edge.Set(algorithm.edge))
  }
}

/// Gives the first child what the bar leaves over (Facts/layout.md#safe-areas).
package struct SafeAreaInsetAlgorithm: LayoutAlgorithm {
  let edge: Edge
  let spacing: CGFloat
  let alignment: Alignment

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, nil, crossing: proposal[axis.crossing])
  }

  /// What the content loses along the axis.
  func loss(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGFloat {
    node.children[1].size(barProposal(proposal))[axis] + spacing
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
    var start = bar.origin
    start[axis] = leads ? 0 : size[axis] - bar.size(offer)[axis]
    bar.assign(origin: start, proposal: offer)
  }
}
