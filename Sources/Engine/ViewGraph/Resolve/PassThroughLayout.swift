package import Foundation
package import LayoutEngine
package import VectorDrawing

/// The layout of a node that only changes how its child is drawn.
package struct PassThroughLayout: UnaryLayoutAlgorithm {
  package init() {}

  package func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer {
    node.only.answer(proposal)
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    node.only.lengths(along: axis, crossing: minor)
  }
}

/// Several nodes where one is meant: each gets the whole proposal, centred over the others.
package struct OverlapLayout: LayoutAlgorithm {
  package init() {}

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for child in node.children {
      let own = child.size(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    for child in node.children {
      let own = child.size(proposal)
      child.assign(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: proposal)
    }
  }
}
