public import Foundation
package import LayoutEngine
package import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func position(_ position: CGPoint) -> _ModifiedView {
    modified(PositionModifier(point: position))
  }

  /// The view centred at a point of the space it is offered, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedView {
    modified(PositionModifier(point: CGPoint(x: x, y: y)))
  }
}

/// Wraps a view so that its centre lies at a point.
package struct PositionModifier: NodeModifier {
  package let point: CGPoint

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let point = CGPoint(
      x: resolver.session.length(point.x, of: "position"),
      y: resolver.session.length(point.y, of: "position"))
    return resolver.enclose(node, Node(.group, "Position"), PositionAlgorithm(point: point))
  }
}

/// Takes the whole proposal and centres the child at the point (Facts/layout.md#wrappers). From
/// right to left the point counts from the right: SwiftUI flips the x position of each view within
/// its parent (Apple, `LayoutDirection`).
package struct PositionAlgorithm: LayoutAlgorithm {
  let point: CGPoint

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.sane.replacingUnspecifiedDimensions()
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let child = node.only.size(proposal)
    node.only.assign(
      origin: CGPoint(x: point.x - child.width / 2, y: point.y - child.height / 2),
      proposal: proposal)
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange { LengthRange(0, .infinity) }
}
