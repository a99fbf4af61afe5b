public import Foundation
package import LayoutEngine
import VectorDrawing
public import ViewGraph

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  /// The view in a width-to-height ratio; `nil` keeps the ratio of its ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> _ModifiedView {
    modified(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> _ModifiedView {
    modified(
      AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
  }
}

/// Wraps a view so that it is proposed sizes of one ratio.
package struct AspectRatioModifier: NodeModifier {
  package let ratio: CGFloat?
  package let mode: ContentMode

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    var ratio = ratio
    // False for NaN too.
    if let given = ratio, !(given > 0 && given.isFinite) {
      resolver.session.reportNumbers("aspectRatio")
      ratio = nil
    }
    return resolver.enclose(
      node, Node(.group, "AspectRatio"), AspectRatioAlgorithm(ratio: ratio, mode: mode))
  }
}

/// Proposes a size of the ratio that fits in or fills the proposal (Facts/layout.md#wrappers).
package struct AspectRatioAlgorithm: UnaryLayoutAlgorithm {
  let ratio: CGFloat?
  let mode: ContentMode

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.only.size(shaped(proposal, node))
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.assign(origin: .zero, proposal: shaped(proposal, node))
  }

  private func shaped(_ proposal: ProposedViewSize, _ node: LayoutNode) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    var ratio = self.ratio
    if ratio == nil {
      let ideal = node.only.size(.unspecified)
      ratio = ideal.height > 0 ? ideal.width / ideal.height : nil
    }
    guard let ratio, ratio > 0, ratio.isFinite else { return proposal }
    let none: CGFloat = mode == .fit ? .infinity : 0
    let (width, height) = (proposal.width ?? none, proposal.height ?? none)
    let followsWidth = mode == .fit ? width <= height * ratio : width >= height * ratio
    return followsWidth
      ? ProposedViewSize(width: width, height: width / ratio)
      : ProposedViewSize(width: height * ratio, height: height)
  }
}
