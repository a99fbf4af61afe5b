package import Foundation
package import LayoutEngine
public import VectorDrawing
public import ViewGraph

public nonisolated struct ViewThatFits<Content: View>: View, PositionedView {
  private let axes: Axis.Set
  private let content: Content
  package var position: ViewPosition?

  /// The choices, the best first; only the lengths along the axes have to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { (self.axes, self.content) = (axes, content()) }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let views = resolver.collect(content)
    if views.isEmpty { return }
    resolver.append(
      Node(.group, "ViewThatFits"), FittingAlgorithm(axes: axes), children: views)
  }
}

/// The first child whose ideal size fits the proposal, else the last
/// (Facts/layout.md#fitting-views).
package struct FittingAlgorithm: LayoutAlgorithm {
  let axes: Axis.Set

  private func choice(_ node: LayoutNode, _ proposal: ProposedViewSize) -> LayoutNode {
    for child in node.children.dropLast() {
      let ideal = child.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let wide = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let high = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if wide && high { return child }
    }
    return node.children[node.children.count - 1]
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    choice(node, proposal).size(proposal)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    choice(node, proposal).assign(origin: .zero, proposal: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { node.children[0].spacing }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { choice(node, proposal).explicitGuide(key, proposal) }
}
