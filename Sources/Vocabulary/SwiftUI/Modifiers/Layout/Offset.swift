public import Foundation
package import LayoutEngine
package import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func offset(_ offset: CGSize) -> _ModifiedView {
    modified(OffsetModifier(x: offset.width, y: offset.height))
  }

  /// The view drawn elsewhere, in points; its frame in the layout stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedView {
    modified(OffsetModifier(x: x, y: y))
  }

  public nonisolated func offset(_ offset: CGPoint) -> _ModifiedView {
    modified(OffsetModifier(x: offset.x, y: offset.y))
  }
}

/// Wraps a view so that it is drawn elsewhere.
package struct OffsetModifier: NodeModifier {
  package let x: CGFloat
  package let y: CGFloat

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let session = resolver.session
    let algorithm = OffsetAlgorithm(
      x: session.length(x, of: "offset"), y: session.length(y, of: "offset"))
    let wrapper = resolver.enclose(node, Node(.group, "Offset"), algorithm)
    wrapper.priority = node.priority
    return wrapper
  }
}

/// Moves the child, not its guides (Facts/layout.md#wrappers). A distance to the right stays one
/// from right to left: an offset moves the drawing, it does not lay out.
package struct OffsetAlgorithm: UnaryLayoutAlgorithm {
  let x: CGFloat
  let y: CGFloat

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let x = node.rightToLeft ? -x : x
    node.only.assign(origin: CGPoint(x: x, y: y), proposal: proposal)
  }

  package func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan {
    node.only.answer(proposal).span
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { node.only.explicitGuide(key, proposal) }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange { node.only.lengths(along: axis, crossing: minor) }
}
